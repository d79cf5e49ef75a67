import { useNameOf, useNamesSettled } from '@/shared/people/names';

/** Shows a person who works here, by name. @param by the user name that is stored */
export function Person({ by, className = '' }: { by: string; className?: string }) {
  const nameOf = useNameOf();
  // Nobody is called one thing for a moment and another afterwards.
  const isSettled = useNamesSettled();
  return <bdi className={isSettled ? className : `${className} invisible`}>{nameOf(by)}</bdi>;
}
