// One worker for the page. Jobs run one at a time, in the order in which they came.
let worker = null;
let lastProgress = null;
let jobs = [];
let lastId = 0;

/**
 * Run the doctests in `bytes`. `on` is told what happens:
 * waiting(), progress({loaded, total}), running(), example(result), done(verdict), failed(message).
 * Returns a function that stops this run, or takes it out of the queue.
 */
export function run(name, bytes, on) {
  const job = { id: ++lastId, name, bytes, on };
  jobs.push(job);
  if (jobs.length === 1) begin();
  else on.waiting();
  return () => stop(job);
}

function begin() {
  const job = jobs[0];
  if (!job) return;
  wake();
  if (lastProgress) job.on.progress(lastProgress);
  worker.postMessage({ id: job.id, name: job.name, bytes: job.bytes });
}

/** Start the worker, if there is none: it loads Python at once. */
export function wake() {
  if (worker) return;
  worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.type === "progress") lastProgress = data.value;
    if (data.type === "loaded") return keep(data.value);
    const job = jobs[0];
    if (!job || (data.id && data.id !== job.id)) return;
    job.on[data.type](data.value);
    if (data.type === "done") end(job);
    else if (data.type === "failed") end(job, kill);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    const job = jobs[0];
    kill();
    if (!job) return;
    job.on.failed(event.message ?? "");
    end(job);
  };
}

/** Have the service worker keep Python for a reader without a network: now, not before. */
async function keep(files) {
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage({ loaded: files });
}

function end(job, first = () => {}) {
  first();
  jobs = jobs.filter((other) => other !== job);
  begin();
}

function stop(job) {
  if (!jobs.includes(job)) return;
  end(job, jobs[0] === job ? kill : undefined);
}

function kill() {
  worker?.terminate();
  worker = lastProgress = null;
}
