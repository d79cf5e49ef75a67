import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const ADDRESS_FOLLOWS_MS = 300;

/**
 * The text of a search box: typed text counts at once, the address follows a moment later, and a change of the address
 * by Back or a link comes into the box. The address has it without spaces at its ends.
 */
export function useSearchText(
  inAddress: string,
  write: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  // The page that is left stops writing in the same moment: a later one would take the reader back to it.
  useLayoutEffect(() => {
    const wanted = text.trim();
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      write(wanted);
    }, ADDRESS_FOLLOWS_MS);
    return () => clearTimeout(timer);
  }, [text, write]);

  return [text, setText];
}
