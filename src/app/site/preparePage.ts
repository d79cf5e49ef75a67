import { lazy, useCallback, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectStatus } from '@/session/state';
import { aheadOfNeed } from '@/shared/api/codeFiles';
import { useParts } from '@/shared/i18n/LocaleProvider';
import { insideOf, pagesAt } from './deriveTrail';
import type { SitePage } from './sitePage';

type Load = SitePage['load'];

interface Code {
  coming: Promise<unknown>;
  /** What is rendered: the page itself once it is here, for a lazy one would show what stands in for it first. */
  shown: ComponentType;
  isHere: boolean;
}

const fetched = new Map<Load, Code>();

function hold(load: Load, loading: ReturnType<Load>, shown: ComponentType): Code {
  const code: Code = { coming: loading, shown, isHere: false };
  loading.then(
    ({ default: page }) => Object.assign(code, { shown: page, isHere: true }),
    () => undefined,
  );
  fetched.set(load, code);
  return code;
}

/** A page's code, fetched when it is first asked for, and held. One that could not be fetched stays so until forgotten. */
export function codeOf(load: Load): Code {
  const known = fetched.get(load);
  if (known) return known;
  const loading = load();
  return hold(
    load,
    loading,
    lazy(() => loading),
  );
}

export const forgetCode = (load: Load): void => void fetched.delete(load);

/**
 * As `codeOf`, for a page that nobody has asked for yet: where it fails, the page itself asks again and reports, also
 * the one that was opened meanwhile.
 */
function codeAhead(load: Load): Code {
  const known = fetched.get(load);
  if (known) return known;
  const loading = aheadOfNeed(load);
  loading.catch(() => forgetCode(load));
  return hold(
    load,
    loading,
    lazy(() => loading.catch(load)),
  );
}

export type Prepare = (address: string, isAhead?: boolean) => Promise<unknown> | null;

/**
 * Fetches what the page of an address, a path with its query, is made of: its code and its messages, with those of its
 * parent pages. Ahead of need no failure is reported.
 * @returns when all has come or something could not be had; null where all is here
 */
export function usePreparing(): Prepare {
  const { isHere, ask } = useParts();
  const isSignedIn = useSelector(selectStatus) === 'signedIn';
  return useCallback(
    (address, isAhead = false) => {
      const shown = pagesAt(address).map((page) => (isSignedIn ? insideOf(page) : page));
      const codes = shown.map(({ load }) => (isAhead ? codeAhead(load) : codeOf(load)));
      const missing = shown.flatMap(({ words = [] }) => words).filter((part) => !isHere(part));
      const coming = codes.filter((code) => !code.isHere).map((code) => code.coming);
      if (missing.length > 0)
        coming.push(isAhead ? aheadOfNeed(() => ask(missing, false)) : ask(missing, false));
      return coming.length > 0 ? Promise.allSettled(coming) : null;
    },
    [isHere, ask, isSignedIn],
  );
}
