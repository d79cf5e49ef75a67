import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { allMessages } from '@tests/support/allMessages';

const { en: english } = allMessages;

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
