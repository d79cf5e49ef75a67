import type { ReactNode } from 'react';

/** The whole window for one thing, such as signing in. It stays free of the libraries of the full shell. */
export function BlankLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="nd-blank" tabIndex={-1}>
      {children}
    </main>
  );
}
