import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach } from 'vitest';
import { showcase as english } from '@/locales/en/showcase';

afterEach(cleanup);

/** Renders a piece with the English messages around it, again on `rerender`. */
export function inEnglish(piece: ReactNode): RenderResult {
  return render(piece, {
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={english}>
        {children}
      </IntlProvider>
    ),
  });
}
