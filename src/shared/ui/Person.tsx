import { useNameOf } from '@/shared/people/names';

/** Somebody who works here, by name. @param by the user name that is stored */
export function Person({ by, className }: { by: string; className?: string }) {
  const nameOf = useNameOf();
  return <bdi className={className}>{nameOf(by)}</bdi>;
}
