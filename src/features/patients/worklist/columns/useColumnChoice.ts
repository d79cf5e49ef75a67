import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { selectProfile } from '@/session/state';
import { settingsShelf, shortName } from '@/shared/store/settingsShelf';
import type { ColumnWidths } from '@/shared/ui/table/tableColumn';
import { columnsAmong, usualColumns, type ColumnId } from './columns';

/** One person's layout of the list. */
export interface ColumnChoice {
  columns: readonly ColumnId[];
  density: 'comfortable' | 'compact';
  /** px, by column, also of the name; the others are as wide as they need. */
  widths: ColumnWidths;
}

/** Widths with one more, or with one given back (null). */
export function widthsWith(widths: ColumnWidths, id: string, width: number | null): ColumnWidths {
  const { [id]: _, ...others } = widths;
  return width === null ? others : { ...others, [id]: width };
}

const usual: ColumnChoice = { columns: usualColumns, density: 'comfortable', widths: {} };
/** Unknown columns of another version are dropped; an invalid list becomes the default one. */
const lookSchema = z.object({
  columns: z.catch(z.array(z.string()), [...usualColumns]),
  density: z.catch(z.enum(['comfortable', 'compact']), usual.density),
  widths: z.catch(z.record(z.string(), z.number().check(z.positive(), z.maximum(2000))), {}),
});

const shelf = settingsShelf(window);
const keyOf = (user: string) => `nephrodesk.worklist.${shortName(user)}`;

function lookOf(text: string | null): ColumnChoice {
  if (text === null) return usual;
  try {
    const { columns, density, widths } = lookSchema.parse(JSON.parse(text));
    return { columns: columnsAmong(columns), density, widths };
  } catch {
    return usual;
  }
}

/** Columns and density of the list, stored in this browser for the signed-in user. */
export function useColumnChoice(): [ColumnChoice, (change: Partial<ColumnChoice>) => void] {
  const user = useSelector(selectProfile)?.username ?? '';
  const [look, setLook] = useState(() => lookOf(shelf.read(keyOf(user))));
  const change = useCallback(
    (next: Partial<ColumnChoice>) => {
      const changed = { ...look, ...next };
      setLook(changed);
      shelf.write(keyOf(user), JSON.stringify(changed));
    },
    [look, user],
  );
  return [look, change];
}
