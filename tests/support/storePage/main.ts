// A page that holds the store of this browser to what every driver must do.
import { connect } from '@/backend/store/indexedDb/database';
import type { Store } from '@/backend/store/port';

declare global {
  interface Window {
    /** Rejects where the store of this browser does not hold a requirement. */
    holdStore: (title: string) => Promise<void>;
  }
}

window.holdStore = async (title) => {
  // Fetched later: the build holds that it can repeat such an import.
  const { requirements } = await import('../../backend/store/conformance');
  const requirement = requirements.find((one) => one.title === title);
  if (!requirement) throw new Error(`There is no requirement "${title}".`);
  const stores: Store[] = [];
  try {
    await requirement.hold((name = `own-${stores.length}`) => {
      const store = connect({ name: `${title} ${name}` });
      stores.push(store);
      return store;
    });
  } finally {
    for (const store of stores) store.close();
  }
};
