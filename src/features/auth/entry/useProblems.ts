import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MessageId } from '@/locales';

export type Problems<Name extends string> = Partial<Record<Name, MessageId>>;

/**
 * The problems of a form at submit, by field. `report` returns whether there are any, and focuses the first invalid
 * field. `isAnswered`: the host's last message still applies, because no problem was found here since.
 */
export function useProblems<Name extends string>(): {
  form: RefObject<HTMLFormElement | null>;
  problems: Problems<Name>;
  /** @param by who found them; the host's problems are shown beside the host's own words */
  report: (found: Problems<Name>, by?: 'form' | 'host') => boolean;
  forget: (name: Name) => void;
  isAnswered: boolean;
} {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [reports, setReports] = useState(0);
  useEffect(() => {
    if (reports > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reports]);

  const [isAnswered, setAnswered] = useState(true);

  const report = (found: Problems<Name>, by: 'form' | 'host' = 'form'): boolean => {
    setAnswered(by === 'host' || Object.keys(found).length === 0);
    setProblems(found);
    setReports((before) => before + 1);
    return Object.keys(found).length > 0;
  };
  const forget = (name: Name) =>
    setProblems((before) => {
      const { [name]: _, ...others } = before;
      return others as Problems<Name>;
    });
  return { form, problems, report, forget, isAnswered };
}
