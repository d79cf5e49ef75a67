/**
 * Removes service workers and caches of earlier versions (specification 7), because they would keep serving old code.
 * The open page is unaffected; the next load is fresh.
 */
export async function retireServiceWorkers(
  view: Pick<Window, 'navigator'> & { caches?: CacheStorage } = window,
): Promise<void> {
  try {
    const registrations = (await view.navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = (await view.caches?.keys()) ?? [];
    await Promise.all(names.map((name) => view.caches?.delete(name)));
  } catch {
    // If the browser denies access to service workers, none can serve this page.
  }
}
