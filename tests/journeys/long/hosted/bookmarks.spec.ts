import { expect, faults, signedIn, test } from '../../hosted/host';

const updates = { method: 'POST', path: /^\/api\/update\/bookmarks$/ };
const lists = { method: 'GET', path: /^\/api\/search\/bookmarks\/data$/ };

test('RC10 AZ03: ten are starred and a change fails: nothing changes, one toast, and the queue holds', async ({
  page,
  host,
  watch,
}) => {
  watch.exempt(/api\/(update|search)\/bookmarks/, 'the host misbehaves on purpose');
  await signedIn(page, 'admin', '/userlist');
  const links = page.getByRole('list', { name: 'Starred pages' }).getByRole('link');
  const asked = ({ method, path }: typeof lists) =>
    host.calls.filter((call) => call.method === method && path.test(call.path)).length;
  // In the host's own words, and without the one that leads away.
  const ten = [
    'Overview',
    'Our patients',
    'Fluid plans',
    'Medicines',
    'Teaching',
    'Questionnaires',
    'Alarms',
    'Groups of patients',
    'Basics',
    'Links to us',
  ];
  await expect(links).toHaveText(ten);
  expect(host.calls.find(({ path }) => lists.path.test(path))?.headers.authorization).toMatch(/^Bearer /);

  const box = page.getByRole('combobox', { name: 'Find a page to bookmark' });
  const starOf = (title: string) => page.getByRole('button', { name: `Star ${title}` });
  const queue = page.getByRole('button', { name: /more bookmarks?$/ });
  await page.getByRole('button', { name: 'Choose bookmarks' }).click();
  const before = asked(lists);
  host.fault({ ...updates, times: 1 }, faults.answer(503, {}));
  await box.fill('Small print');
  await starOf('Small print').dblclick();
  await expect(page.getByText(/The server reported an error/)).toHaveCount(1);
  await expect(starOf('Small print')).toHaveAttribute('aria-pressed', 'false');
  await expect(queue).toHaveCount(0);
  await expect(links).toHaveText(ten);
  expect([asked(updates), asked(lists)]).toEqual([1, before]);

  // Once the host agrees the eleventh waits, and the list is asked for again.
  await starOf('Small print').click();
  await expect(starOf('Small print')).toHaveAttribute('aria-pressed', 'true');
  await expect(queue).toHaveAccessibleName('1 more bookmark');
  await expect.poll(() => asked(lists)).toBe(before + 1);
  await box.fill('');
  await page.getByRole('button', { name: 'Move Overview later' }).click();
  await expect(links.first()).toHaveText('Our patients');
  // A browser itself tries once more on a connection that was in use before, so the fault stays until it is mended.
  host.fault(updates, faults.reset());
  await starOf('Teaching').click();
  await expect(starOf('Teaching')).toHaveAttribute('aria-busy', 'false');
  await expect(links).toHaveText(['Our patients', 'Overview', ...ten.slice(2)]);
  host.heal();
  await starOf('Teaching').click();
  const after = ['Our patients', 'Overview', ...ten.slice(2).filter((title) => title !== 'Teaching')];
  await expect(links).toHaveText([...after, 'Small print']);

  // A list that does not come says so, and comes when asked for again.
  host.fault(lists, faults.answer(404, {}));
  await page.reload();
  await page.getByRole('button', { name: 'Choose bookmarks' }).click();
  await expect(page.getByRole('alert')).toContainText('The bookmarks could not be loaded.');
  await expect(links).toHaveCount(0);
  host.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(links).toHaveText([...after, 'Small print']);
});
