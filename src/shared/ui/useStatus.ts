import { useState } from 'react';

interface StatusProps {
  role: 'status';
  'aria-live'?: 'off';
}

/**
 * A status that is read out when it follows from what its reader did. What changes by itself, such as a count of a list
 * that others change, is only shown: new alerts are told in one place, and many regions would drown that.
 * @param facts what the status follows from
 * @param isTold whether a change of these is read out
 * @returns what its element wears
 */
export function useStatus<const Facts extends readonly unknown[]>(
  facts: Facts,
  isTold: (before: Facts, after: Facts) => boolean,
): StatusProps {
  const [last, setLast] = useState({ facts, told: true });
  const isChanged = facts.some((fact, place) => fact !== last.facts[place]);
  const told = isChanged ? isTold(last.facts, facts) : last.told;
  if (isChanged) setLast({ facts, told });
  return told ? { role: 'status' } : { role: 'status', 'aria-live': 'off' };
}

/** A count that is read out when something else is asked for. @param asked the filters, the same object while unchanged */
export const useAskedCount = (asked: unknown, count: number): StatusProps =>
  useStatus([asked, count], ([before], [after]) => before !== after);
