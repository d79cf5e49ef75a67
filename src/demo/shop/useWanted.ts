import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/navigation/listQuery';
import { useSearchText } from '@/shared/navigation/useSearchText';
import { readWanted, type Wanted } from './search';

type Change = Readonly<Record<string, string | null>>;

/** What the address of the shop asks for, and how it is changed: by steps that Back undoes. */
export function useWanted(): {
  wanted: Wanted;
  text: string;
  setText: (text: string) => void;
  /** @param isPassing one of many on the way, as of a slider: Back leads to before it began */
  change: (change: Change, isPassing?: boolean) => void;
  clear: () => void;
} {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: Change, isPassing = false) =>
      setParams((before) => changedParams(before, parts), { replace: isPassing }),
    [setParams],
  );
  const write = useCallback((q: string) => change({ q }, true), [change]);
  const inAddress = useMemo(() => readWanted(params), [params]);
  const [text, setText] = useSearchText(inAddress.q, write);
  const wanted = useMemo(() => ({ ...inAddress, q: text }), [inAddress, text]);
  const clear = () => {
    setText('');
    change({ q: null, min: null, max: null, category: null, brand: null, rating: null });
  };
  return { wanted, text, setText, change, clear };
}
