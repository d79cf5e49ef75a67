/** The bookmarks of whoever is signed in (specification 2.4): icons that lead to pages, and the panel that picks them. */
export function BookmarkBar(_: {
  /** Whether somebody of the present role may open an address. */
  mayVisit: (link: string) => boolean;
}) {
  return null;
}
