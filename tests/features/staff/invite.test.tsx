import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { outbox } from '@/session/outbox/outbox';
import { locked } from '@/session/state';
import { renderApp } from '@tests/support/renderApp';
import { acceptInvitation, admin, between, clientOf, dialog, PASSWORD, rowOf, table } from './clients';

const NEW = 'lea.sommer@clinic.test';

/** The form of an invitation, open. */
async function inviting() {
  const app = await renderApp('/userlist?view=staff', { as: 'ADMIN' });
  await table();
  const open = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Invite' }));
    const form = within(await dialog('Invite somebody'));
    const box = (name: RegExp) => form.getByRole('textbox', { name });
    const fields = () => [box(/^First name/), box(/^Last name/), box(/^Email/)] as const;
    const fill = async (...values: string[]) => {
      for (const [index, value] of values.entries()) {
        await app.user.click(fields()[index] as HTMLElement);
        await app.user.paste(value);
      }
    };
    const send = () => app.user.click(form.getByRole('button', { name: 'Send invitation' }));
    const values = () => fields().map((field) => (field as HTMLInputElement).value);
    return { form, fields, fill, send, values };
  };
  return { ...app, open, ...(await open()) };
}
const invitations = async () =>
  ((await outbox()?.messages()) ?? []).filter(({ kind }) => kind === 'invitation').map(({ to }) => to);

describe('inviting somebody', () => {
  it('sends a link, shows the person as invited, leads back to the button, and lets who accepts in with the role that was given', async () => {
    const app = await inviting();
    await app.fill('Lea', 'Sommer', NEW);
    expect(app.form.getByRole('radio', { name: 'Care staff' })).toBeChecked();
    expect(app.form.getByRole('radio', { name: 'Administrator' })).toHaveAccessibleDescription(
      'Everything care staff may do, and the categories, the settings and this staff list.',
    );
    await app.user.click(app.form.getByRole('radio', { name: 'Administrator' }));
    await app.send();
    expect(await screen.findByText('The invitation to Lea Sommer is sent.')).toBeVisible();
    const row = await rowOf(/Lea Sommer/);
    expect(row.getByText('Invited')).toBeVisible();
    expect(row.getByText('Administrator')).toBeVisible();
    expect(screen.getByText('3 people, 1 invited.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus();
    expect(await invitations()).toEqual([NEW]);
    const sent = within(await screen.findByRole('region', { name: 'Messages sent' }));
    expect(sent.getByText('Invitation to the team')).toBeVisible();
    expect(sent.getByRole('link', { name: 'Open link' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/reset-password#token=./),
    );
    await acceptInvitation(NEW);
    const lea = await clientOf(NEW, PASSWORD);
    expect(await lea.patients()).toBe(200);
    expect(await lea.staff()).toHaveLength(3);
  });

  it('names each field at fault and refuses an address that is on the list there, keeps what is typed, and puts the cursor where it begins', async () => {
    const app = await inviting();
    const calls = between((_, genuine) => genuine());
    await app.fill('Lea');
    await app.user.click(app.fields()[2]);
    await app.user.paste('lea at clinic');
    await app.send();
    const [, last, email] = app.fields();
    await waitFor(() => expect(last).toHaveAccessibleDescription('Fill in this field.'));
    expect(email).toHaveAccessibleDescription(/Give an email address/);
    expect(last).toHaveFocus();
    expect(app.values()).toEqual(['Lea', '', 'lea at clinic']);
    expect(calls).toEqual([]);

    const write = async (field: HTMLElement, text: string) => {
      await app.user.clear(field);
      await app.user.click(field);
      await app.user.paste(text);
    };
    for (const [field, text] of [
      [app.fields()[0], 'Nuno'],
      [last, 'Second'],
      [email, 'Nurse@Nephrodesk.test'],
    ] as const)
      await write(field, text);
    await app.send();
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'Somebody with this email address is already on the staff list.',
      ),
    );
    expect(email).toHaveFocus();
    expect(app.values()).toEqual(['Nuno', 'Second', 'Nurse@Nephrodesk.test']);
    await write(email, NEW);
    await app.send();
    expect((await rowOf(/Nuno Second/)).getByText(NEW)).toBeVisible();
  });

  it('goes once, however often the button is pressed, and an answer that was lost is asked for again and invites nobody twice', async () => {
    const app = await inviting();
    let answered: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answered = resolve;
    });
    let lost = true;
    const calls = between(async (config, genuine) => {
      if (config.method === 'post') await held;
      const answer = await genuine();
      if (config.method === 'post' && lost) {
        lost = false;
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      }
      return answer;
    });
    await app.fill('Lea', 'Sommer', NEW);
    await app.send();
    const button = app.form.getByRole('button', { name: 'Send invitation' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await app.send();
    await app.user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    answered();
    expect(await app.form.findByRole('alert')).toHaveTextContent(/it is not known whether this was saved/);
    expect(app.values()).toEqual(['Lea', 'Sommer', NEW]);
    expect(calls.filter((call) => call.startsWith('post'))).toHaveLength(1);
    await app.send();
    expect(await screen.findByText('The invitation to Lea Sommer is sent.')).toBeVisible();
    expect((await (await admin()).staff()).filter(({ username }) => username === NEW)).toHaveLength(1);
  });

  it('what is typed comes back after the screen was locked, and is the same invitation as before', async () => {
    const app = await inviting();
    let lost = true;
    between(async (config, genuine) => {
      const answer = await genuine();
      if (config.method !== 'post' || !lost) return answer;
      lost = false;
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    });
    await app.fill('Lea', 'Sommer', NEW);
    await app.send();
    await app.form.findByRole('alert');
    act(() => void app.store.dispatch(locked()));
    await app.user.type(await screen.findByLabelText('Password'), 'nephrodesk');
    await app.user.click(screen.getByRole('button', { name: /^Unlock/ }));
    await table();
    const again = await app.open();
    expect(again.values()).toEqual(['Lea', 'Sommer', NEW]);
    expect(again.form.getByText('Your unsaved entries have been restored.')).toBeVisible();
    await again.send();
    expect(await screen.findByText('The invitation to Lea Sommer is sent.')).toBeVisible();
    const afterwards = await app.open();
    expect(afterwards.values()).toEqual(['', '', '']);
  });
});

describe('an invitation that is not answered', () => {
  it('is sent again, once per press, and the former link is void', async () => {
    const app = await renderApp('/dashboard', { as: 'ADMIN' });
    await screen.findByRole('heading', { name: 'Dashboard' });
    await (await admin()).invite(NEW);
    const [before] = (await outbox()?.messages()) ?? [];
    await app.router.navigate('/userlist?view=staff');
    const row = await rowOf(/Ines Invited/);
    await app.user.click(row.getByRole('button', { name: 'Resend invitation: Ines Invited' }));
    expect(await screen.findByText('Ines Invited was sent the invitation again.')).toBeVisible();
    const sent = within(await screen.findByRole('region', { name: 'Messages sent' }));
    expect(sent.getAllByText('Invitation to the team')).toHaveLength(1);
    const [after] = (await outbox()?.messages()) ?? [];
    expect(after?.path).not.toBe(before?.path);
    expect(await invitations()).toEqual([NEW]);
  });

  it('says so where it was answered meanwhile', async () => {
    const app = await renderApp('/dashboard', { as: 'ADMIN' });
    await screen.findByRole('heading', { name: 'Dashboard' });
    await (await admin()).invite(NEW);
    await app.router.navigate('/userlist?view=staff');
    const row = await rowOf(/Ines Invited/);
    await acceptInvitation(NEW);
    await app.user.click(row.getByRole('button', { name: /^Resend invitation/ }));
    expect(await screen.findByText(/Somebody else changed this in the meantime/)).toBeVisible();
    expect(await (await rowOf(/Ines Invited/)).findByText('Active')).toBeVisible();
  });
});
