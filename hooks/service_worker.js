// Network first, always: the cache answers only when the network does not.
const build = "BUILD";
const { scope } = self.registration;
// Other sites may live on this origin; a space is in no address.
const cacheName = `${scope} ${build}`;
const unchanging = "UNCHANGING"; // a folder that is named by its content, or ""
const unchangingCache = `${scope} ${unchanging}`;

const listAddress = `${scope}offline.json`; // group → path → beginning of its SHA-256

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(listed());
});
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`${scope} `));
  const old = ours.filter((name) => name !== cacheName && name !== unchangingCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let list;
/** The groups of files of this build, and all its files; the list itself is kept, too. */
function listed() {
  list ??= load().catch((error) => {
    list = null; // the next one who asks tries again
    throw error;
  });
  return list;
}

async function load() {
  const cache = await caches.open(cacheName);
  let response = await cache.match(listAddress);
  if (!response) {
    response = await fetch(listAddress, { cache: "no-cache" });
    const bytes = await response.clone().arrayBuffer();
    if (!(await sha256(bytes)).startsWith(build)) throw new Error("the list of another build");
    await cache.put(listAddress, response.clone());
  }
  const groups = await response.json();
  return { groups, files: new Map(Object.values(groups).flatMap(Object.entries)) };
}

/** The path of a file of the site: "a/" is "a/index.html". */
function pathOf(address) {
  const url = address.split(/[?#]/)[0];
  if (!url.startsWith(scope)) return null;
  return url.slice(scope.length).replace(/(^|\/)$/, "$1index.html");
}

const addressOf = (path) => scope + path.replace(/(^|\/)index\.html$/, "$1");

let lastAsked = Date.now();
/** Until no page has asked for anything for three seconds: what readers do comes first. */
async function quiet() {
  const left = () => lastAsked + 3000 - Date.now();
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
}

self.addEventListener("fetch", (event) => {
  lastAsked = Date.now();
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === null) return;
  if (unchanging && path.startsWith(unchanging)) event.respondWith(cacheFirst(request));
  else event.respondWith(networkFirst(event, path));
});

async function networkFirst(event, path) {
  const { request } = event;
  const { files } = await listed().catch(() => ({ files: new Map() }));
  if (!files.has(path)) return fetch(request);
  // What has a digest in its name cannot be stale; all else is asked for anew.
  const cache = /\.[0-9a-f]{8}\.min\./.test(path) ? "default" : "no-cache";
  try {
    const response = await (request.mode === "navigate"
      ? fetch(request.url, { cache, redirect: "manual" })
      : fetch(new Request(request, { cache })));
    if (response.ok) event.waitUntil(keep(path, response.clone()));
    return response;
  } catch (error) {
    const kept = await find(path);
    if (kept) return kept;
    throw error;
  }
}

async function cacheFirst(request) {
  const cache = await caches.open(unchangingCache);
  return (await cache.match(request.url)) ?? fetch(request);
}

const find = async (path) => (await caches.open(cacheName)).match(addressOf(path));

/** Put a file into the cache; if its bytes are of another build, it may hold none. */
async function keep(path, response) {
  response ??= await fetch(addressOf(path), { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  const cache = await caches.open(cacheName);
  const { files } = await listed();
  if (!(await sha256(bytes)).startsWith(files.get(path))) return cache.delete(addressOf(path));
  const headers = { "content-type": response.headers.get("content-type") ?? "" };
  return cache.put(addressOf(path), new Response(bytes, { headers }));
}

/** Put a big file into the cache when the page has used it: copied meanwhile, it comes late. */
async function keepUnchanging(address) {
  const cache = await caches.open(unchangingCache);
  if (await cache.match(address)) return;
  const response = await fetch(address, { cache: "force-cache" }); // it was just loaded
  if (response.ok) await cache.put(address, response);
}

// A page at rest says what it has loaded, and whether the rest of its language may come.
let keeping = Promise.resolve();
self.addEventListener("message", (event) => {
  keeping = keeping.then(() => keepAll(event.data)).catch(() => {});
  event.waitUntil(keeping);
});

async function keepAll({ loaded, all }) {
  const big = loaded.filter((address) => unchanging && pathOf(address)?.startsWith(unchanging));
  for (const address of big) {
    await quiet();
    await keepUnchanging(address).catch(() => {});
  }
  const { groups, files } = await listed();
  const language = pathOf(loaded[0])?.startsWith("en/") ? "en" : "zh";
  const rest = all ? [groups.shared, groups[language]].flatMap(Object.keys) : [];
  const paths = [...loaded.map(pathOf).filter((path) => files.has(path)), ...rest];
  for (const path of new Set(paths)) {
    await quiet();
    if (!(await find(path))) await keep(path).catch(() => {}); // the next page tries again
  }
}
