import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { selectProfile } from '@/session/state';
import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import { newest } from './newest';

interface Guided {
  /** The tour was taken or declined, and is not offered again. */
  tour: boolean;
  /** The newest release whose notes were read. */
  read: string;
}

const guidedSchema = z.object({ tour: z.catch(z.boolean(), false), read: z.catch(z.string(), newest) });
const shelf = settingsShelf(window);
const keyOf = (user: string) => `nephrodesk.guide.${shortName(user)}`;

/** To somebody who comes for the first time everything is new, and nothing is news. */
const atFirst: Guided = { tour: false, read: newest };

function guidedOf(text: string | null): Guided {
  if (text === null) return atFirst;
  try {
    return guidedSchema.parse(JSON.parse(text));
  } catch {
    return atFirst;
  }
}

/** What the signed-in person has been shown, stored in this browser. */
export function useGuided(): { guided: Guided; change: (change: Partial<Guided>) => void } {
  const user = useSelector(selectProfile)?.username ?? '';
  const [guided, setGuided] = useState(() => {
    const found = shelf.read(keyOf(user));
    const known = guidedOf(found);
    // Kept at once, so that the next release is news.
    if (found === null && user !== '') shelf.write(keyOf(user), JSON.stringify(known));
    return known;
  });
  const change = (next: Partial<Guided>) => {
    const changed = { ...guided, ...next };
    setGuided(changed);
    shelf.write(keyOf(user), JSON.stringify(changed));
  };
  return { guided, change };
}
