import type { Page } from '@playwright/test';
import type { Fault } from '../../../support/faults';
import { fillIn, heading, signInButton } from '../../steps';
import { expect, faults, signedIn, test, type Host } from '../../hosted/host';

const huge = 'x'.repeat(10_000_000);
/** What a host may say instead of an answer. */
const nonsense: Record<string, Fault> = {
  'a wrong type': faults.answer(200, [42]),
  'a missing field': faults.answer(200, {}),
  'nothing at all': faults.empty(204),
  HTML: faults.html(),
  'ten megabytes': faults.answer(200, { error: huge, access_token: huge, items: huge }),
};

const address = 'somebody@clinic.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const email = (page: Page) => page.getByLabel(/^Email/).first();

interface Scene {
  method?: 'GET' | 'POST' | 'PUT';
  path: RegExp;
  /** Answers of other calls on the way. */
  given?: (host: Host) => void;
  /** Leads to where the call is made. */
  open: (page: Page) => Promise<unknown>;
  /** Makes the call, after a failure once more. */
  act: (page: Page) => Promise<unknown>;
  /** An empty answer is the right one. */
  isEmptyRight?: true;
}
const again = (page: Page) => page.reload();

const doors: Record<string, Scene> = {
  authorize: {
    path: /\/identities\/authorize$/,
    open: (page) => page.goto('/'),
    act: async (page) => {
      await fillIn(page, 'nurse');
      await signInButton(page).click();
    },
  },
  'who it is': {
    method: 'GET',
    path: /\/identities\/my\/$/,
    open: (page) => page.goto('/'),
    act: async (page) => {
      await fillIn(page, 'nurse');
      await signInButton(page).click();
    },
  },
  'a link to sign in': {
    path: /\/identities\/token$/,
    open: (page) => page.goto('/pages/login'),
    act: (page) => page.goto('/pages/login?token=one-time'),
  },
  'sending a link': {
    path: /\/identities\/token\/send$/,
    open: async (page) => {
      await page.goto('/pages/login');
      await button(page, 'Send me a sign-in link').click();
      await email(page).fill(address);
    },
    act: (page) => button(page, 'Send link').click(),
  },
  'signing up': {
    path: /\/identities\/signup$/,
    open: async (page) => {
      await page.goto('/pages/register');
      await page.getByLabel(/^First name/).fill('Mira');
      await page.getByLabel(/^Last name/).fill('Solbakken');
      await email(page).fill(address);
      await page.getByLabel('Password', { exact: true }).fill('seven lamps at noon');
    },
    act: (page) => button(page, 'Create account').click(),
  },
  'sending a code': {
    path: /\/identities\/otp\/send$/,
    open: async (page) => {
      await page.goto('/pages/verify-code');
      await email(page).fill(address);
      await page.getByLabel('Password', { exact: true }).fill('seven lamps at noon');
    },
    act: (page) => button(page, 'Send a new code').click(),
  },
  'checking a code': {
    path: /\/identities\/otp\/verify$/,
    open: async (page) => {
      await page.goto('/pages/verify-code');
      await email(page).fill(address);
      await page.getByLabel('Password', { exact: true }).fill('seven lamps at noon');
      await page.getByLabel(/^Code/).fill('12345');
    },
    act: async (page) => {
      await page.getByLabel(/^Code/).fill('');
      await page.getByLabel(/^Code/).pressSequentially('abcd-2345');
      await page.getByLabel(/^Code/).press('Enter');
    },
  },
  'a lost password': {
    path: /\/identities\/password\/lost$/,
    open: async (page) => {
      await page.goto('/pages/forgot-password');
      await email(page).fill(address);
    },
    act: (page) => button(page, 'Send link').click(),
  },
  'fetching the questions': {
    path: /\/identities\/questions\/fetch$/,
    open: (page) => page.goto('/pages/reset-password'),
    act: (page) => page.goto('/pages/reset-password?token=one-time'),
  },
  'answering them': {
    path: /\/identities\/questions\/answer$/,
    given: (host) =>
      host.fault(
        { path: /\/questions\/fetch$/ },
        faults.answer(200, { questions: ['firstSchool', 'firstTeacher'] }),
      ),
    open: async (page) => {
      await page.goto('/pages/reset-password?token=one-time');
      for (const question of [/first school/, /first teacher/])
        await page.getByLabel(question).fill('Birkenweg');
    },
    act: (page) => button(page, 'Continue').click(),
  },
  'setting the password': {
    path: /\/identities\/password\/reset$/,
    isEmptyRight: true,
    given: (host) => host.fault({ path: /\/questions\/fetch$/ }, faults.answer(200, { questions: [] })),
    open: async (page) => {
      await page.goto('/pages/reset-password?token=one-time');
      await page.getByLabel('New password', { exact: true }).fill('seven lamps at noon');
    },
    act: (page) => button(page, 'Set password').click(),
  },
};

/** This host's own accounts cannot be changed; with these parts it looks as if they could. */
const changeable = (host: Host) =>
  host.fault(
    { method: 'GET', path: /\/identities\/my\/$/ },
    faults.changed((body) => ({ ...(body as object), version: '1', hasPassword: true })),
  );

/** Calls of somebody signed in: each failure is told, and the page around it stays. */
const own: Record<string, Scene> = {
  'the own questions': {
    method: 'GET',
    path: /\/identities\/my\/questions$/,
    given: changeable,
    open: (page) => page.goto('/user/profile'),
    act: again,
  },
  'the own sessions': {
    method: 'GET',
    path: /\/identities\/my\/sessions$/,
    given: changeable,
    open: (page) => page.goto('/user/profile'),
    act: again,
  },
  'the staff': {
    method: 'GET',
    path: /\/identities\/staff$/,
    open: (page) => page.goto('/userlist?view=staff'),
    act: again,
  },
};

function prepare(host: Host, scene: Scene, fault: Fault): void {
  const { method, path } = scene;
  scene.given?.(host);
  host.fault({ ...(method && { method }), path }, fault);
}

async function provoke(page: Page, host: Host, scene: Scene, kind: string): Promise<void> {
  const asked = () => host.calls.filter((call) => scene.path.test(call.path)).length;
  const before = asked();
  await scene.act(page);
  await expect.poll(asked, { message: kind }).toBeGreaterThan(before);
}

async function expectFailure(page: Page, kind: string): Promise<void> {
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ });
  await expect(failure.first(), kind).toBeVisible();
  await expect(heading(page), kind).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token')), kind).toBeNull();
  expect((await page.locator('body').innerText()).length, kind).toBeLessThan(5_000);
}

async function expectFailureInside(page: Page, kind: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Retry', exact: true }).first(), kind).toBeVisible();
  await expect(heading(page), kind).toBeVisible();
  await expect(page.getByRole('button', { name: /^User menu of/ }), kind).toBeVisible();
}

test.beforeEach(({ watch }) => {
  watch.exempt(/Unexpected answer from/, 'a broken contract is noted once');
  watch.exempt(
    /identities\/(my|staff).*404|404.*identities\/(my|staff)/,
    'this host offers no more of accounts',
  );
});

for (const [name, scene] of Object.entries(doors)) {
  test(`AU03: ${name} answered with nonsense is a shown failure, and never a session`, async ({
    page,
    host,
  }) => {
    scene.given?.(host);
    await scene.open(page);
    for (const [kind, fault] of Object.entries(nonsense)) {
      if (kind === 'nothing at all' && scene.isEmptyRight) continue;
      host.heal();
      prepare(host, scene, fault);
      await provoke(page, host, scene, kind);
      await expectFailure(page, kind);
    }
  });
}

for (const [name, scene] of Object.entries(own)) {
  test(`AU03: ${name} answered with nonsense is a shown failure inside the page`, async ({ page, host }) => {
    await signedIn(page, 'admin');
    await scene.open(page);
    for (const [kind, fault] of Object.entries(nonsense)) {
      host.heal();
      prepare(host, scene, fault);
      await provoke(page, host, scene, kind);
      await expectFailureInside(page, kind);
    }
  });
}

/** All at once, for the patience of a call is real time. */
async function hangTogether(newPage: () => Promise<Page>, host: Host, scenes: Record<string, Scene>) {
  const opened: [string, Page][] = [];
  for (const [name, scene] of Object.entries(scenes)) {
    const page = await newPage();
    host.heal();
    prepare(host, scene, faults.hang());
    const asked = () => host.calls.filter((call) => scene.path.test(call.path)).length;
    const before = asked();
    await scene.open(page);
    // A call of the first visit must not be taken for one of the second, which the next scene would heal.
    if (scene.act === again) await expect.poll(asked, { message: name }).toBeGreaterThan(before);
    await provoke(page, host, scene, name);
    opened.push([name, page]);
  }
  return opened;
}

test('AU03: identity calls that never end are given up on in words, and never a session', async ({
  profile,
  host,
}) => {
  // A profile each: a browser keeps few connections to a host, and calls that hang would be waited for.
  const newPage = async () => (await profile()).newPage();
  for (const [name, page] of await hangTogether(newPage, host, doors)) {
    await page.bringToFront();
    await expect(page.getByRole('main').getByRole('alert').first(), name).toBeVisible();
    await expectFailure(page, name);
  }
});

test('AU03: calls about the own account that never end leave the page around them', async ({
  page,
  context,
  host,
}) => {
  await signedIn(page, 'admin');
  for (const [name, tab] of await hangTogether(() => context.newPage(), host, own)) {
    await tab.bringToFront();
    await expect(button(tab, 'Retry').first(), name).toBeVisible();
    await expectFailureInside(tab, name);
  }
});
