// Once the page is at rest, let the service worker keep what a reader needs offline.
(() => {
  const worker = navigator.serviceWorker;
  if (!worker) return; // not over plain http, for example
  const address = new URL("../../service_worker.js", document.currentScript.src);

  function tell() {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const all = !navigator.connection?.saveData;
    worker.controller?.postMessage({ loaded: [location.href, ...loaded], all });
  }

  addEventListener("load", () =>
    setTimeout(() => {
      worker.addEventListener("controllerchange", tell);
      worker.register(address).then(tell, () => {}); // a reader may forbid it
    }, 500),
  );
})();
