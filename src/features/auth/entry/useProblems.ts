import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MessageId } from '@/locales';

export type Problems<Name extends string> = Partial<Record<Name, MessageId>>;

/**
 * What is wrong with a form when it is sent, by field. `report` answers whether anything is, and has focus go to the
 * first field at fault. `isAnswered`: what a host said before still stands, for nothing was found wrong here since.
 */
export function useProblems<Name extends string>(): {
  form: RefObject<HTMLFormElement | null>;
  problems: Problems<Name>;
  /** @param by who found it; what the host found goes beside the host's own words */
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
