import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError, type AxiosAdapter } from 'axios';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { account, care } from '@/shared/api/http';
import { someOf } from '@tests/support/extent';
import { renderApp } from '@tests/support/renderApp';
import { followedElsewhere, transitions, type ReasonOf, type Transition } from './transitions';

const WHY = 'Agreed on the ward round';
const TYPED = `   ${WHY} `;

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** From now on nothing is stored, and what is sent is kept. @returns it, and what answers the try under way */
function refuseWrites() {
  const sent: unknown[] = [];
  let refuse = () => {};
  for (const client of [care, account]) {
    const genuine = client.defaults.adapter as AxiosAdapter;
    client.defaults.adapter = async (config) => {
      if (config.method === 'get') return genuine(config);
      sent.push(typeof config.data === 'string' ? JSON.parse(config.data) : config.data);
      await new Promise<void>((done) => {
        refuse = done;
      });
      const response = { status: 503, statusText: '', data: {}, headers: {}, config };
      throw new AxiosError('Unavailable', AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
    };
    onTestFinished(() => void (client.defaults.adapter = genuine));
  }
  return { sent, refuse: () => refuse() };
}

/** reactstrap reads the key's number, which user-event does not send. */
const escape = (dialog: HTMLElement) => fireEvent.keyUp(dialog, { key: 'Escape', keyCode: 27 });
const question = async () => within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));

/** Blanks are no reason: that is said at the field, which takes the focus. */
async function expectMissing(dialog: HTMLElement, button: HTMLElement, field: HTMLElement, user: User) {
  await user.click(button);
  expect(await within(dialog).findByText('Fill in this field.')).toBeVisible();
  expect(field).toHaveFocus();
}

async function giveReason(
  dialog: HTMLElement,
  button: HTMLElement,
  { label, isOptional }: ReasonOf,
  user: User,
) {
  const field = within(dialog).getByLabelText(label);
  await user.fill(field, '   ');
  if (!isOptional) await expectMissing(dialog, button, field, user);
  await user.fill(field, TYPED);
}

/** What was typed is still there after a failure, and is not lost by a key that was hit by accident. */
async function expectKept(dialog: HTMLElement, { label }: ReasonOf, user: User) {
  expect(within(dialog).getByLabelText(label)).toHaveValue(TYPED);
  escape(dialog);
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(within(dialog).getByLabelText(label)).toHaveValue(TYPED);
  escape(dialog);
  await user.click((await question()).getByRole('button', { name: 'Discard' }));
}

/** The components of a file that show the frame, each as often as it does. */
function showing(source: string): string[] {
  const before = source.split(/<Transition(?:Dialog|Frame)\b/).slice(0, -1);
  return before.map((_, place) => {
    const above = before.slice(0, place + 1).join('');
    return [...above.matchAll(/^(?:export )?(?:default )?function (\w+)/gm)].at(-1)?.[1] ?? '';
  });
}

describe('every dialog that gives a record another standing', () => {
  it('is in the table, or is followed through its page by another suite', () => {
    const dialogs = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        showing(readFileSync(`src/features/${file}`, 'utf8')).map(
          (component) => `${file.slice(0, -'.tsx'.length)}#${component}`,
        ),
      );
    const known = [...transitions.map(({ dialog }) => dialog), ...Object.keys(followedElsewhere)];
    expect([...new Set(dialogs)].toSorted()).toEqual([...new Set(known)].toSorted());
    const suites = Object.values(followedElsewhere).map((suite) => `tests/features/${suite}.test.tsx`);
    expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
  });

  /** Opened, given its reason and sent, with a double click: what was sent, and what fails it. */
  const sentOnce = async ({ path, as = 'ADMIN', prepare, before, opener, confirm, reason }: Transition) => {
    const { user } = await renderApp(path, { as, prepare });
    if (before) await user.click(await screen.findByRole('button', { name: before }));
    await user.click(await screen.findByRole('button', { name: opener }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const { sent, refuse } = refuseWrites();
    const button = await within(dialog).findByRole('button', { name: confirm });
    if (reason) await giveReason(dialog, button, reason, user);
    expect(sent).toEqual([]);
    await user.dblClick(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((sent[0] as { reason?: string } | undefined)?.reason).toBe(reason && WHY);
    return { user, dialog, sent, refuse };
  };

  it.each(someOf(transitions, 4))('$name: is sent once, with its reason where it wants one', async (one) => {
    const { sent } = await sentOnce(one);
    expect(sent).toHaveLength(1);
  });

  // The rest is the frame's: one with a reason and one without stand for all.
  const framed = transitions.filter(({ name }) => ['pausing a rule', 'leaving a team'].includes(name));

  it.each(framed)(
    '$name: keeps what was typed after a failure, and asks before that is lost',
    async (one) => {
      const { user, dialog, sent, refuse } = await sentOnce(one);
      escape(dialog);
      expect(dialog).toBeInTheDocument();
      await act(async () => refuse());
      expect(await within(dialog).findByRole('alert')).not.toBeEmptyDOMElement();
      expect(sent).toHaveLength(1);

      if (one.reason) await expectKept(dialog, one.reason, user);
      else escape(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: one.opener })).toHaveFocus());
    },
  );
});
