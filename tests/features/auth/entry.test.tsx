import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EntryTabs } from '@/features/auth/entry/EntryTabs';
import { OutboxPanel } from '@/session/outbox/OutboxPanel';
import { setOutbox, type OutboxMessage } from '@/session/outbox/outbox';
import { setClock } from '@/shared/store/clock';
import { NOW } from '@tests/support/builders';
import { inEnglish } from '@tests/shared/ui/inEnglish';

describe('the two kinds of account', () => {
  const tabs = (demonstration?: React.ReactNode) =>
    inEnglish(<EntryTabs team={<input aria-label="Team" />} demonstration={demonstration} />);
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('are a tab list that is used from the keyboard, one stop long', async () => {
    const user = userEvent.setup();
    tabs(<input aria-label="Demo" />);
    await user.tab();
    expect(tab('Care team')).toHaveFocus();
    expect(tab('Care team')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab('Demonstration')).toHaveFocus();
    expect(tab('Demonstration')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Demonstration' })).toContainElement(
      screen.getByLabelText('Demo'),
    );
    await user.keyboard('{ArrowRight}');
    expect(tab('Care team')).toHaveFocus();
    await user.keyboard('{End}');
    expect(tab('Demonstration')).toHaveFocus();
    await user.keyboard('{Home}');
    await user.tab();
    expect(screen.getByLabelText('Team')).toHaveFocus();
  });

  it('IN05: follow the arrows as they are seen in a mirrored page', async () => {
    const user = userEvent.setup();
    document.documentElement.style.direction = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    tabs(<p>Demo</p>);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Demonstration')).toHaveFocus();
  });

  it('keep what was typed, and fetch the demonstration with the first look', async () => {
    const user = userEvent.setup();
    const shown = vi.fn<() => void>();
    const Demo = () => {
      shown();
      return <p>Demo</p>;
    };
    tabs(<Demo />);
    await user.type(screen.getByLabelText('Team'), 'typed');
    expect(shown).not.toHaveBeenCalled();
    await user.click(tab('Demonstration'));
    expect(screen.getByText('Demo')).toBeVisible();
    expect(screen.getByLabelText('Team')).not.toBeVisible();
    await user.click(tab('Care team'));
    expect(screen.getByLabelText('Team')).toHaveValue('typed');
  });

  it('are no choice without the demonstration', () => {
    tabs(null);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByLabelText('Team')).toBeVisible();
  });
});

describe('what would have been sent by mail', () => {
  const message = (id: string, more: Partial<OutboxMessage>): OutboxMessage => ({
    id,
    to: 'rosa@clinic.test',
    at: NOW - 3 * 60_000,
    kind: 'signUpCode',
    ...more,
  });
  function show(first: OutboxMessage[], to?: string) {
    let messages = first;
    let tell: () => void = () => undefined;
    setClock(() => NOW);
    setOutbox({
      messages: () => Promise.resolve(messages),
      onChange: (listener) => {
        tell = listener;
        return () => undefined;
      },
    });
    onTestFinished(() => {
      setOutbox(null);
      setClock(Date.now);
    });
    inEnglish(
      <MemoryRouter>
        <OutboxPanel {...(to !== undefined && { to })} />
      </MemoryRouter>,
    );
    return (later: OutboxMessage[]) => {
      messages = later;
      tell();
    };
  }
  const panel = async () => within(await screen.findByRole('region', { name: 'Messages sent' }));

  it('is listed for one address, with code, link, kind and age, and follows', async () => {
    const link = message('2', { kind: 'resetLink', path: '/pages/reset-password#token=x' });
    const send = show(
      [message('1', { code: 'ABCD2345' }), link, message('3', { to: 'else@clinic.test' })],
      ' ROSA@clinic.test ',
    );
    const shown = await panel();
    expect(shown.getAllByRole('listitem')).toHaveLength(2);
    expect(shown.getByText('ABCD-2345')).toBeVisible();
    expect(shown.getByText('Link to set a new password')).toBeVisible();
    expect(shown.getAllByText('3 minutes ago')).toHaveLength(2);
    expect(shown.getByRole('link', { name: 'Open link' })).toHaveAttribute('href', link.path);
    send([message('4', { kind: 'passwordChanged' })]);
    expect(await shown.findByText('Your password was changed')).toBeVisible();
    expect(shown.queryByText('ABCD-2345')).toBeNull();
  });

  it('names the address where there are several, and shows the older ones when asked', async () => {
    const user = userEvent.setup();
    show(Array.from({ length: 5 }, (_, at) => message(`${at}`, { to: `p${at}@clinic.test` })));
    const shown = await panel();
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    expect(shown.getByText('p0@clinic.test')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Show 2 older messages' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(5);
  });

  it('copies a code, or says that it cannot', async () => {
    const user = userEvent.setup();
    show([message('1', { code: 'ABCD2345' })]);
    const shown = await panel();
    await user.click(shown.getByRole('button', { name: 'Copy code' }));
    expect(await shown.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('ABCD2345');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(shown.getByRole('button', { name: 'Copy code' }));
    expect(await shown.findByText(/did not allow copying/)).toBeVisible();
  });

  it('leads nowhere outside the application', async () => {
    show([message('1', { kind: 'signInLink', path: '//elsewhere.test/x' })]);
    expect((await panel()).queryByRole('link')).toBeNull();
  });

  it('is nothing where an identity host sends mail', async () => {
    inEnglish(<OutboxPanel />);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
