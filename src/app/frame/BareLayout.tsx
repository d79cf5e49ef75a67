import type { ReactNode } from 'react';
import { SessionWatch } from '@/session/idle/SessionWatch';
import { BlankLayout } from '@/shell/layout/BlankLayout';

/** Nothing around the page of somebody signed in but the watch that locks an idle screen. */
export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <BlankLayout>
      {children}
      <SessionWatch />
    </BlankLayout>
  );
}
