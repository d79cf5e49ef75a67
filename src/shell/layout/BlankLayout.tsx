import type { ReactNode } from 'react';

/** A full-window layout, e.g. for signing in. It does not depend on the libraries of the full shell. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="nd-blank" tabIndex={-1}>
      {children}
    </main>
  );
}
