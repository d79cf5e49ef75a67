import type { ReactNode } from 'react';
import { Avatar } from '@/shared/ui/Avatar';

/** Somebody, or something with a name, in a line, with what can be done beside it. */
export function Person({ name, part, children }: { name: string; part: string; children?: ReactNode }) {
  return (
    <li className="nd-friend">
      <Avatar name={name} />
      <span className="nd-friend-words" lang="en">
        <span className="d-block fw-semibold">{name}</span>
        <span className="text-body-secondary">{part}</span>
      </span>
      {children}
    </li>
  );
}
