import { screen, within } from '@testing-library/react';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import type { MailState } from '@/domain/mail';
import { itLong } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';

const calm: MailState = { isConfigured: true, waiting: 0, failing: [], isTestWaiting: false };
const own = 'admin@nephrodesk.test';

/** A server that sends mails: what it answers changes with each test mail that is asked for. */
function mailing(state: MailState) {
  const server = { state, tests: 0, looks: 0, afterTest: {} as Partial<MailState> | 409 };
  const answer = (config: InternalAxiosRequestConfig, status: number, data?: unknown): AxiosResponse => ({
    status,
    statusText: '',
    data,
    headers: {},
    config,
  });
  const between =
    (store: AxiosAdapter): AxiosAdapter =>
    async (config) => {
      if (config.url === '/clinic/mail') {
        server.looks += 1;
        return answer(config, 200, server.state);
      }
      if (config.url !== '/clinic/mail/test') return store(config);
      server.tests += 1;
      const after = server.afterTest;
      if (after === 409) {
        const refused = answer(config, 409, { message: 'settings.mailNoAddress' });
        throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, null, refused);
      }
      server.state = { ...server.state, ...after };
      return answer(config, 204);
    };
  return { server, between };
}

const cardOf = async () => within(await screen.findByRole('region', { name: 'Mail' }));

describe('§2.12: mails', () => {
  it('are none in a browser of its own, and the page says so', async () => {
    const { backend } = await renderApp('/notifications', { as: 'ADMIN' });
    await backend?.ready;
    const card = await cardOf();
    expect(await card.findByText(/^No mails are sent: no mail server is set up here/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Send a test mail to me' })).toBeNull();
  });

  itLong(
    'say what waits, what fails and why, can be tried until the mail server has the test mail, and tell why it was not sent, and not of somebody else’s',
    async () => {
      const failing: MailState['failing'] = [
        {
          kind: 'alertEscalated',
          to: 'gone@clinic.example',
          tries: 4,
          at: '2026-11-20T08:00:00Z',
          failure: '550 No such mailbox',
        },
        {
          kind: 'other',
          to: 'gone@clinic.example',
          tries: 3,
          at: '2026-11-20T08:00:00Z',
          failure: '451 Try later',
        },
      ];
      const { between, server } = mailing({ ...calm, waiting: 2, failing });
      const { user } = await renderApp('/notifications', { as: 'ADMIN', between });
      const card = await cardOf();
      expect(await card.findByText(/2 mails fail/)).toHaveTextContent('2 mails are waiting to be sent.');
      const [first, second] = card.getAllByRole('listitem');
      expect(first).toHaveTextContent(/^Escalated alert to gone@clinic\.example, written .*: 4 attempts/);
      expect(first).toHaveTextContent('550 No such mailbox');
      expect(second).toHaveTextContent(/^Mail to .*451 Try later$/);
      server.state = calm;
      await user.click(card.getByRole('button', { name: 'Check again' }));
      expect(await card.findByText(/Mails are sent/)).toHaveTextContent('No mail is waiting.');
      expect(card.queryByRole('listitem')).toBeNull();

      server.afterTest = { waiting: 1, isTestWaiting: true };
      const button = await card.findByRole('button', { name: 'Send a test mail to me' });
      await user.click(button);
      expect(await card.findByText('The test mail is on its way.')).toBeVisible();
      expect(button).toHaveAttribute('aria-busy', 'true');
      await user.click(button);
      expect(server.tests).toBe(1);
      server.state = calm;
      expect(await card.findByText(/^The mail server has accepted the test mail/)).toBeVisible();
      expect(button).toHaveAttribute('aria-busy', 'false');

      const failed = { kind: 'test', tries: 1, at: '2026-11-20T11:00:00Z' } as const;
      const others = { ...failed, to: 'other@clinic.example', failure: 'not mine' };
      server.afterTest = { failing: [others] };
      await user.click(button);
      expect(await card.findByText(/^The mail server has accepted the test mail/)).toBeVisible();
      server.afterTest = {};
      server.state = { ...calm, failing: [{ ...failed, to: own, failure: '535 Wrong password' }, others] };
      await user.click(card.getByRole('button', { name: 'Send a test mail to me' }));
      expect(await card.findByText('The test mail was not sent: 535 Wrong password')).toBeVisible();

      server.afterTest = 409;
      await user.click(button);
      expect(await card.findByText(/^Your user name is not an email address/)).toBeVisible();
    },
  );
});
