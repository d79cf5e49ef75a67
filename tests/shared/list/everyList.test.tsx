import { screen, waitFor, within } from '@testing-library/react';
import { AxiosError, AxiosHeaders } from 'axios';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { account, care } from '@/shared/api/http';
import { someOf } from '@tests/support/extent';
import { addressOf, renderApp } from '@tests/support/renderApp';

interface EveryList {
  name: string;
  /** Below `src/features`: where it is defined. */
  file: string;
  path: string;
  caption: string;
  /** Where its rows come from, at the care store. */
  from: string;
  /** Leaves some rows, but not all. */
  word: string;
  /** A filter by its name in the address and on the page, with a choice that does not leave all rows. */
  filter: [parameter: string, label: string, choice: string];
  /** How many pages of ten rows it has in the sample clinic; nothing where all rows stand on one page. */
  pages?: number;
}

const lists: EveryList[] = [
  {
    name: 'medicines',
    file: 'medicines/catalogue/medicineRows.ts',
    pages: 2,
    path: '/medicinePlanner',
    caption: 'Catalogue of medicines',
    from: '/medicines',
    word: 'transplant',
    filter: ['form', 'Form', 'injection'],
  },
  {
    name: 'rules',
    file: 'alertRules/list/ruleRows.ts',
    pages: 3,
    path: '/alerts/rules',
    caption: 'Alert rules',
    from: '/rules',
    word: 'blood',
    filter: ['measure', 'Measure', 'bloodPressure'],
  },
  {
    name: 'staff',
    file: 'staff/list/staffRows.ts',
    pages: 1,
    path: '/userlist?view=staff',
    caption: 'Staff of the application, those waiting for a role first',
    from: '/identities/staff',
    word: 'amelia',
    filter: ['role', 'Role', 'ADMIN'],
  },
  {
    name: 'fluid plans',
    file: 'fluidPlans/list/planRows.ts',
    pages: 1,
    path: '/fluidplanner',
    caption: 'Fluid plans',
    from: '/fluidPlans',
    word: 'dialysis',
    filter: ['direction', 'Type', 'maximum'],
  },
  {
    name: 'questionnaires',
    file: 'questioners/list/questionnaireRows.ts',
    pages: 1,
    path: '/questioners',
    caption: 'Questionnaires',
    from: '/questionnaires',
    word: 'fluid',
    filter: ['status', 'State', 'draft'],
  },
  {
    name: 'posts',
    file: 'education/list/articleRows.ts',
    pages: 1,
    path: '/therapeuticEducation',
    caption: 'Posts of therapeutic education',
    from: '/articles',
    word: 'salt',
    filter: ['status', 'Status', 'draft'],
  },
  {
    name: 'categories',
    file: 'userCategories/list/categoryRows.ts',
    pages: 1,
    path: '/userCategory',
    caption: 'User categories',
    from: '/categories',
    word: 'dialysis',
    filter: ['type', 'Type', 'programme'],
  },
  {
    name: 'directory',
    file: 'medicalTeam/directory/DirectoryPage.tsx',
    pages: 2,
    path: '/directory',
    caption: 'Directory',
    from: '/practitioners',
    word: 'berlin',
    filter: ['role', 'Role in the team', 'coach'],
  },
  {
    name: 'conditions',
    file: 'conditions/list/conditionRows.ts',
    path: '/userlist/sample-01/conditions',
    caption: 'Medical conditions',
    from: '/conditions',
    word: 'kidney',
    filter: ['standing', 'Status', 'over'],
  },
];

/** By file the suite below `tests/features` of a list with a page of its own. */
const followedElsewhere: Readonly<Record<string, string>> = {
  'allergies/list/allergyRows.ts': 'allergies/list/AllergiesPage',
  'alerts/useAlertQuery.ts': 'alerts/list/AlertsPage',
  'audit/log/useAuditQuery.ts': 'audit/audit',
  'patients/worklist/useWorklistQuery.ts': 'patients/worklist',
};

it('every list that is defined is in the table, or is followed through its page by another suite', () => {
  const users = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(`src/features/${file}`, 'utf8').includes('defineList('));
  const known = [...lists.map(({ file }) => file), ...Object.keys(followedElsewhere)];
  expect(users.toSorted()).toEqual(known.toSorted());
  const suites = Object.values(followedElsewhere).map((suite) => `tests/features/${suite}.test.tsx`);
  expect(suites.filter((suite) => !existsSync(suite))).toEqual([]);
});

const withQuery = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`;
const parameters = (app: Parameters<typeof addressOf>[0]) =>
  new URLSearchParams(addressOf(app).split('?')[1]);

/** The rows of a list, each by what names it. */
const rowsOf = (caption: string) => {
  const table = screen.queryByRole('table', { name: caption });
  return [...(table?.querySelectorAll('tbody th[scope=row]') ?? [])].map((cell) => cell.textContent);
};
/** What a column says from top to bottom, the same only once; what has nothing there is left out. */
const stepsOf = (caption: string, column: number) => {
  const table = screen.getByRole('table', { name: caption });
  const texts = [...table.querySelectorAll('tbody tr')].map((row) => row.children[column]?.textContent ?? '');
  return texts.filter((text, place) => !['', '–', 'Never'].includes(text) && text !== texts[place - 1]);
};
const searchBox = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('searchbox');
const choiceBox = (label: string) =>
  within(screen.getByRole('main')).getByRole<HTMLSelectElement>('combobox', { name: label });

/** Each heading that sorts: upwards at the first press, downwards at the next. */
async function expectSorted(app: Awaited<ReturnType<typeof renderApp>>, caption: string): Promise<void> {
  const headings = within(screen.getByRole('table', { name: caption })).getAllByRole('columnheader');
  const sortable = headings.filter((heading) => heading.querySelector('button'));
  expect(sortable.length).toBeGreaterThan(1);
  for (const heading of sortable) {
    const press = () => app.user.click(heading.querySelector('button') as HTMLElement);
    const column = headings.indexOf(heading);
    await press();
    if (heading.getAttribute('aria-sort') === 'descending') await press();
    expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(parameters(app).has('page')).toBe(false);
    expect(parameters(app).has('dir')).toBe(false);
    const upwards = stepsOf(caption, column);
    await press();
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    expect(parameters(app).get('dir')).toBe('desc');
    expect(stepsOf(caption, column)).toEqual(upwards.toReversed());
  }
}

/** One list is followed through all that its frame does. */
const [whole, ...others] = lists;

it.each(someOf(others, 3))(
  '§3 #3: the list of $name is narrowed by words and a filter of its own, and sorted by each heading',
  async ({ path, caption, word, filter: [parameter, label, choice] }) => {
    const app = await renderApp(withQuery(path, `q=${word}&sort=status&dir=desc&page=99&size=50`), {
      as: 'ADMIN',
    });
    await screen.findByRole('table', { name: caption });
    expect(searchBox()).toHaveValue(word);
    const found = rowsOf(caption);
    expect(found.length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    const everything = rowsOf(caption);
    expect(found.length).toBeLessThan(everything.length);
    await expectSorted(app, caption);
    await app.user.selectOptions(choiceBox(label), choice);
    expect(parameters(app).get(parameter)).toBe(choice);
    expect(rowsOf(caption).length).toBeLessThan(everything.length);
  },
);

describe.each(whole ? [whole] : [])('§3 #3: the list of $name', (list) => {
  const { path, caption, word } = list;
  const [parameter, label, choice] = list.filter;

  it('is narrowed by search and filter, has both in the address, and Clear takes both away', async () => {
    const app = await renderApp(
      withQuery(path, `${parameter}=nonsense&sort=nonsense&dir=up&size=7&page=-2`),
      {
        as: 'ADMIN',
      },
    );
    await screen.findByRole('table', { name: caption });
    // What an address says that is not understood is as if it were not there.
    expect(choiceBox(label)).toHaveValue('');
    const everything = rowsOf(caption);
    expect(everything.length).toBeGreaterThan(1);

    await app.user.type(searchBox(), `${word} `);
    await waitFor(() => expect(parameters(app).get('q')).toBe(word));
    expect(searchBox()).toHaveValue(`${word} `);
    const found = rowsOf(caption);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(everything.length);
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(searchBox()).toHaveFocus();
    expect(rowsOf(caption)).toEqual(everything);

    await app.user.selectOptions(choiceBox(label), choice);
    expect(parameters(app).get(parameter)).toBe(choice);
    expect(rowsOf(caption).length).toBeLessThan(everything.length);

    await app.user.type(searchBox(), 'nothing is called this');
    expect(rowsOf(caption)).toEqual([]);
    await waitFor(() => expect(parameters(app).has('q')).toBe(true));
    const clear = screen.getAllByRole('button', { name: 'Clear all' }).at(-1);
    await app.user.click(clear as HTMLElement);
    expect(searchBox()).toHaveFocus();
    expect(searchBox()).toHaveValue('');
    expect(choiceBox(label)).toHaveValue('');
    expect(rowsOf(caption)).toEqual(everything);
    expect(parameters(app).has('q')).toBe(false);
    expect(parameters(app).has(parameter)).toBe(false);
  });

  it('comes back from its address, and is sorted by each heading', async () => {
    const app = await renderApp(withQuery(path, `q=${word}&sort=status&dir=desc&page=99&size=50`), {
      as: 'ADMIN',
    });
    await screen.findByRole('table', { name: caption });
    expect(searchBox()).toHaveValue(word);
    expect(rowsOf(caption).length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(parameters(app).get('sort')).toBe('status');

    await expectSorted(app, caption);
  });

  it('offers another try where it could not be fetched', async () => {
    const down = { is: true };
    for (const client of [care, account]) {
      const held = client.interceptors.request.use((config) => {
        if (!down.is || config.url !== list.from) return config;
        const answer = { config, status: 500, statusText: '', headers: new AxiosHeaders(), data: null };
        const failure = new AxiosError('down', AxiosError.ERR_BAD_RESPONSE, config, null, answer);
        return { ...config, adapter: () => Promise.reject(failure) };
      });
      onTestFinished(() => client.interceptors.request.eject(held));
    }
    const app = await renderApp(path, { as: 'ADMIN' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(rowsOf(caption)).toEqual([]);
    down.is = false;
    await app.user.click(retry);
    await waitFor(() => expect(rowsOf(caption).length).toBeGreaterThan(0));
  });
});

const paged = lists.slice(0, 1).flatMap(({ pages = 0, ...list }) => (pages > 0 ? [{ ...list, pages }] : []));
const button = (name: string) => within(screen.getByRole('main')).getByRole('button', { name });

it.each(paged)('§3 #3: $name: no page that is not there, and a changed size starts over', async (list) => {
  const { path, caption, pages } = list;
  const app = await renderApp(withQuery(path, 'page=99&size=10'), { as: 'ADMIN' });
  await screen.findByRole('table', { name: caption });
  expect(button('Next page')).toBeDisabled();
  const last = rowsOf(caption);
  await app.user.selectOptions(choiceBox('Rows per page'), '50');
  expect(parameters(app).has('page')).toBe(false);
  const everything = rowsOf(caption);
  expect(last).toEqual(everything.slice((pages - 1) * 10));
  expect(everything.length).toBeGreaterThan((pages - 1) * 10);
});

it.each(paged.filter(({ pages }) => pages > 1))('§3 #3: $name: turns its pages', async (list) => {
  const { path, caption } = list;
  const app = await renderApp(withQuery(path, 'size=10'), { as: 'ADMIN' });
  await screen.findByRole('table', { name: caption });
  const first = rowsOf(caption);
  await app.user.click(button('Next page'));
  expect(parameters(app).get('page')).toBe('2');
  const second = rowsOf(caption);
  expect(second.filter((row) => first.includes(row))).toEqual([]);
  await app.user.click(button('Previous page'));
  expect(rowsOf(caption)).toEqual(first);
});

it.each([['/medicinePlanner?form=tablet', 'medicine', 'Furosemide 40 mg']])(
  '§3 #3: %s: what is open beside the list is in the address, and Back closes it',
  async (path, parameter, name) => {
    const app = await renderApp(path, { as: 'ADMIN' });
    await app.user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(parameters(app).has(parameter)).toBe(true);
    await app.router.navigate(-1);
    expect(addressOf(app)).toBe(path);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
