import { lazy, Suspense } from 'react';
import type { MayVisit } from './useBookmarks';

/** If the code fails to load, the page works without bookmarks until the next page load. */
const Bookmarks = lazy(async () => {
  try {
    return { default: (await import('./Bookmarks')).Bookmarks };
  } catch {
    return { default: () => null };
  }
});

/** The signed-in user's bookmarks (specification 2.4): icons that link to pages, and the panel to choose them. */
export function BookmarkBar(props: { mayVisit: MayVisit }) {
  return (
    <Suspense>
      <Bookmarks {...props} />
    </Suspense>
  );
}
