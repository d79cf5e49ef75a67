import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/renderApp';

it('§2.7: the page before an opening counts nothing once the day has come', async () => {
  await renderApp('/misc/coming-soon', { as: 'signedOut', now: Date.parse('2031-09-01T08:00:01Z') });
  expect(await screen.findByText(/The day has come/)).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
