/** FNV-1a, 32 bits. */
function hash(text: string, seed: number): string {
  let sum = seed;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** A short name that stands for a user name, which is an address and is not written out. It keeps no secret. */
export function shortName(user: string): string {
  const name = user.toLowerCase();
  return hash(name, 0x811c9dc5) + hash(`settings of ${name}`, 0x2545f491);
}

/** The browser's storage for settings. What it refuses to store is remembered until the page is left. */
export function settingsShelf(view: Window) {
  const refused = new Map<string, string>();
  return {
    read(key: string): string | null {
      const held = refused.get(key);
      if (held !== undefined) return held;
      try {
        return view.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    /** Writes a text under a key; tells whether the browser stored it. */
    write(key: string, text: string): boolean {
      try {
        view.localStorage.setItem(key, text);
        refused.delete(key);
        return true;
      } catch {
        refused.set(key, text);
        return false;
      }
    },
    drop(key: string): void {
      refused.delete(key);
      try {
        view.localStorage.removeItem(key);
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
  };
}
