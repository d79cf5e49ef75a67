import { useCallback, useMemo, useState } from 'react';

/** The rows chosen of a list, to do something to several at once; what the filters hide is not chosen. */
export interface Chosen<Row> {
  rows: readonly Row[];
  isChosen: (row: Row) => boolean;
  choose: (rows: readonly Row[], isChosen: boolean) => void;
  clear: () => void;
}

const nobody: ReadonlySet<never> = new Set<never>();

/** @param rows what the filters leave */
export function useChosen<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Chosen<Row> {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(nobody);
  const chosen = useMemo(
    () => (keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)))),
    [rows, keys, keyOf],
  );
  const choose = useCallback(
    (some: readonly Row[], isChosen: boolean) =>
      setKeys((before) => {
        const changed = new Set(some.map(keyOf));
        const others = [...before].filter((key) => !changed.has(key));
        return new Set(isChosen ? [...others, ...changed] : others);
      }),
    [keyOf],
  );
  return {
    rows: chosen,
    isChosen: (row) => keys.has(keyOf(row)),
    choose,
    clear: () => setKeys(nobody),
  };
}
