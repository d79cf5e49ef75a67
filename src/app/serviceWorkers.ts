/**
 * Removes service workers and caches of earlier versions (specification 7): either would go on serving old code. The
 * page that is open stays as it is; the next load is fresh.
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
    // Where the browser denies access to them there are none that could serve this page.
  }
}
