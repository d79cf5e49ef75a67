import type { ReactNode } from 'react';
import type { Action } from '@/domain/access';
import { useMay } from './rights';

/** Shows its children to those who may do something: what would be refused is not offered. */
export function IfMay({ do: action, children }: { do: Action; children: ReactNode }) {
  return useMay(action) && children;
}
