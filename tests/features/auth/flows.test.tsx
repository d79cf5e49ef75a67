import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { codeInGroups } from '@/domain/staff/codes';
import { outbox, type OutboxMessage } from '@/session/outbox/outbox';
import { iam } from '@/shared/api/http';
import { setClock } from '@/shared/store/clock';
import { NOW } from '@tests/support/builders';
import { addressOf, renderApp } from '@tests/support/renderApp';
import { fill, PASSWORD, press, type App } from './steps';

const NURSE = 'nurse@nephrodesk.test';
const ROSA = 'rosa@clinic.test';
const open = (path: string) => renderApp(path, { as: 'signedOut' });
const mails = async (to: string): Promise<OutboxMessage[]> =>
  ((await outbox()?.messages()) ?? []).filter((message) => message.to === to);
const panel = async () => within(await screen.findByRole('region', { name: 'Messages sent' }));

async function signUp(app: App, email = ROSA) {
  await fill(app, 'First name', 'Rosa');
  await fill(app, 'Last name', 'Lindner');
  await fill(app, 'Email', email);
  await fill(app, 'Password', PASSWORD);
  await press(app, 'Create account');
  await screen.findByRole('heading', { name: 'Enter the code' });
}

/** Gives the nurse two security questions, as the profile does. */
async function setQuestions() {
  const login = await iam.post<{ accessToken: { access_token: string } }>('/identities/authorize', {
    email: NURSE,
    password: 'nephrodesk',
  });
  const answers = [
    { question: 'firstSchool', answer: 'Hill School' },
    { question: 'firstJob', answer: 'Porto' },
  ];
  const headers = { Authorization: `Bearer ${login.data.accessToken.access_token}` };
  await iam.put('/identities/my/questions', { password: 'nephrodesk', answers }, { headers });
}

async function signsIn(app: App, email: string, password: string) {
  await fill(app, 'Email', email);
  await fill(app, 'Password', password);
  await press(app, 'Sign in');
}

describe('opening an account', () => {
  it('asks for the code that was sent and leads a newcomer to the profile', async () => {
    const app = await open('/pages/register');
    await signUp(app);
    expect(addressOf(app)).toBe('/pages/verify-code');
    expect(screen.getByText(ROSA)).toBeVisible();
    const [mail] = await mails(ROSA);
    const shown = codeInGroups(mail?.code ?? '');
    expect((await panel()).getByText(shown)).toBeVisible();

    await app.user.click(screen.getByLabelText('Code'));
    await app.user.paste(` ${shown.toLowerCase()} `);
    await waitFor(() => expect(addressOf(app)).toBe('/user/profile'));
    expect(app.store.getState().session.userRole).toBe('');
    expect(app.store.getState().identityFlows.flows.sendCode.sent).toBeNull();
  });

  it('answers an address that has an account with the same words', async () => {
    const app = await open('/pages/register');
    await signUp(app, NURSE);
    expect(addressOf(app)).toBe('/pages/verify-code');
    expect(screen.getByText(/can be used, a code is on its way/)).toHaveTextContent(
      `If ${NURSE} can be used, a code is on its way. It is valid for 10 minutes.`,
    );
    expect((await mails(NURSE)).map(({ kind }) => kind)).toEqual(['alreadyRegistered']);
  });

  it('names every field at fault, keeps what was typed and goes to the first', async () => {
    const app = await open('/pages/register');
    await fill(app, 'Email', 'rosa@clinic');
    await fill(app, 'Password', 'password12');
    await press(app, 'Create account');
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name.');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('Last name')).toHaveAccessibleDescription('Enter your last name.');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Give an email address/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/first passwords that would be/);
    expect(screen.getByLabelText('Password')).toHaveValue('password12');
    expect(await mails('rosa@clinic')).toEqual([]);
  });

  it('says what is wrong with a password once it was left, and follows it from then on', async () => {
    const app = await open('/pages/register');
    await fill(app, 'Password', 'short');
    const password = screen.getByLabelText('Password');
    expect(password).not.toHaveAttribute('aria-invalid');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).not.toHaveAttribute('aria-invalid');
    await app.user.click(screen.getByLabelText('Email'));
    expect(password).toHaveAccessibleDescription(/Use at least 10 characters/);
    await app.user.type(password, ' but long');
    expect(password).not.toHaveAttribute('aria-invalid');
  });
});

describe('the code', () => {
  it('is sent once with its last sign; a wrong one is said in place and stays selected', async () => {
    const app = await open('/pages/register');
    await signUp(app);
    const [mail] = await mails(ROSA);
    const wrong = mail?.code === 'AAAA2222' ? 'BBBB3333' : 'AAAA2222';
    await fill(app, 'Code', `${wrong.slice(0, 4).toLowerCase()} ${wrong.slice(4)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or no longer valid.');
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    expect(code).toHaveValue(wrong);
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(/This code is wrong/);
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 8]);

    await app.user.type(code, mail?.code ?? '', { initialSelectionStart: 0, initialSelectionEnd: 8 });
    await waitFor(() => expect(addressOf(app)).toBe('/user/profile'));
  });

  it('is sent again after a while, and the time until then can be read', async () => {
    const app = await open('/pages/register');
    await signUp(app);
    const [first] = await mails(ROSA);
    const again = screen.getByRole('button', { name: 'Send a new code' });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    expect(again).toHaveAccessibleDescription(/^Can be sent again in 30\ss$/);
    expect(again.closest('div')?.querySelector('[aria-live], [role="alert"]')).toBeNull();
    setClock(() => NOW + 31_000);
    await waitFor(() => expect(again).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(again);
    expect(await screen.findByText('Sent. Only the newest code is valid.')).toBeVisible();
    expect(first?.code).toMatch(/^[A-Z2-9]{8}$/);
  });

  it('is asked for together with address and password where the page does not know its sign-up any more', async () => {
    const app = await open('/pages/verify-code');
    await press(app, 'Send a new code');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    await iam.post('/identities/signup', {
      email: ROSA,
      password: PASSWORD,
      firstName: 'Rosa',
      lastName: 'Lindner',
    });
    await fill(app, 'Email', ROSA);
    const [mail] = await mails(ROSA);
    await press(app, 'Confirm');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await fill(app, 'Password', PASSWORD);
    await fill(app, 'Code', mail?.code ?? '');
    await waitFor(() => expect(addressOf(app)).toBe('/user/profile'));
  });
});

describe('a forgotten password', () => {
  const askForLink = async (app: App) => {
    await fill(app, 'Email', NURSE);
    await press(app, 'Send link');
    expect(await screen.findByText(/If there is an account for/)).toBeVisible();
  };

  it('is reset by the link, after the security questions', async () => {
    const app = await open('/pages/forgot-password');
    await setQuestions();
    await askForLink(app);
    await app.user.click(await (await panel()).findByRole('link', { name: 'Open link' }));

    const heading = await screen.findByRole('heading', { name: 'Security questions' });
    expect(addressOf(app)).toBe('/pages/reset-password');
    await waitFor(() => expect(heading).toHaveFocus());
    await press(app, 'Continue');
    expect(screen.getByLabelText(/first school/)).toHaveFocus();
    await fill(app, /first school/, 'Valley School');
    await fill(app, /first job/, 'porto');
    await press(app, 'Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('The answers do not match');
    expect(screen.getByLabelText(/first job/)).toHaveValue('porto');
    await app.user.clear(screen.getByLabelText(/first school/));
    await fill(app, /first school/, 'HILL school');
    await press(app, 'Continue');

    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toHaveFocus();
    await fill(app, 'New password', PASSWORD);
    await press(app, 'Set password');
    expect(await screen.findByText('Your password is set. Sign in with it.')).toBeVisible();
    expect(addressOf(app)).toBe('/pages/login');
    await signsIn(app, NURSE, 'nephrodesk');
    expect(await screen.findByText('Email Or Password Invalid', { selector: 'p' })).toBeVisible();
    await fill(app, 'Password', PASSWORD);
    await press(app, 'Sign in');
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  });

  it('an address without an account is answered with the same words, and nothing is sent', async () => {
    const app = await open('/pages/forgot-password');
    await fill(app, 'Email', 'nobody@clinic.test');
    await press(app, 'Send link');
    expect(await screen.findByText(/If there is an account for/)).toHaveTextContent(
      'If there is an account for nobody@clinic.test, a link is on its way. It works once, within 30 minutes.',
    );
    expect(await mails('nobody@clinic.test')).toEqual([]);
  });

  it('a link works once, and a void one leads to another', async () => {
    const app = await open('/pages/forgot-password');
    await askForLink(app);
    const path = (await mails(NURSE))[0]?.path ?? '';
    await app.router.navigate(path);
    await fill(app, 'New password', PASSWORD);
    await press(app, 'Set password');
    await screen.findByRole('heading', { name: 'Sign in' });
    await app.router.navigate(path);
    expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('used already or is no longer valid');
    await app.user.click(screen.getByRole('link', { name: 'Ask for a link' }));
    expect(addressOf(app)).toBe('/pages/forgot-password');
  });

  it('without a link the page says how to come by one', async () => {
    await open('/pages/reset-password');
    expect(await screen.findByText(/A new password is set by a link/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a link' })).toBeVisible();
  });
});

describe('a link to sign in', () => {
  it('is asked for on the sign-in page, with the address typed there, and signs in', async () => {
    const app = await open('/pages/login');
    await fill(app, 'Email', NURSE);
    await press(app, 'Send me a sign-in link');
    expect(await screen.findByRole('heading', { name: 'Sign in by link' })).toHaveFocus();
    expect(await screen.findByLabelText('Email')).toHaveValue(NURSE);
    await press(app, 'Send link');
    await app.user.click(await (await panel()).findByRole('link', { name: 'Open link' }));
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
    expect(app.store.getState().session.values?.loggedInUser).toBe(NURSE);
    expect(app.store.getState().identityFlows.link).toBeNull();
  });

  it('that is void says so, and the way by password stays', async () => {
    const app = await open('/pages/login#token=spent');
    expect(await screen.findByText(/used already or is no longer valid/, { selector: 'p' })).toBeVisible();
    await signsIn(app, NURSE, 'nephrodesk');
    await waitFor(() => expect(addressOf(app)).toBe('/dashboard'));
  });
});
