import { lazy, Suspense } from 'react';
import type { MayVisit } from './useBookmarks';

/** A page without bookmarks is better than none: they come with the next page that is loaded. */
const Bookmarks = lazy(async () => {
  try {
    return { default: (await import('./Bookmarks')).Bookmarks };
  } catch {
    return { default: () => null };
  }
});

/** The bookmarks of whoever is signed in (specification 2.4): icons that lead to pages, and the panel that picks them. */
export function BookmarkBar(props: { mayVisit: MayVisit }) {
  return (
    <Suspense>
      <Bookmarks {...props} />
    </Suspense>
  );
}
