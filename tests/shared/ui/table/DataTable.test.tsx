import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { DataTable, type DataTableProps } from '@/shared/ui/table/DataTable';
import type { Sort } from '@/shared/ui/table/tableColumn';
import { inEnglish } from '../inEnglish';

interface Person {
  id: string;
  name: string;
  weightKg: number;
}
const people: Person[] = [
  { id: 'a', name: 'Ada', weightKg: 61 },
  { id: 'b', name: 'Bela', weightKg: 72 },
  { id: 'c', name: 'Cleo', weightKg: 55 },
];
const table = (props: Partial<DataTableProps<Person>> = {}) => (
  <DataTable
    rows={people}
    columns={[
      { id: 'name', header: 'Name', cell: (person) => person.name, sortable: true },
      {
        id: 'weight',
        header: 'Weight (kg)',
        cell: (person) => person.weightKg,
        align: 'end',
        sortable: true,
      },
    ]}
    rowKey={(person) => person.id}
    caption="Patients"
    {...props}
  />
);
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('DataTable', () => {
  it('AC11 is a table with a name, headers of columns and rows, and a frame that can be scrolled by key', () => {
    inEnglish(table());
    expect(screen.getByRole('table', { name: 'Patients' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getByRole('rowheader', { name: 'Ada' })).toHaveAttribute('scope', 'row');
    expect(screen.getByRole('region', { name: 'Patients' })).toHaveAttribute('tabindex', '0');
  });

  it('AC11 says how it is sorted, and asks for the other way on a second click', async () => {
    const user = userEvent.setup();
    const onSort = vi.fn<(sort: Sort) => void>();
    const { rerender } = inEnglish(table({ onSort, sort: null }));
    const header = () => screen.getByRole('columnheader', { name: 'Weight (kg)' });
    expect(header()).not.toHaveAttribute('aria-sort');
    await user.click(within(header()).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ id: 'weight', desc: false });

    rerender(table({ onSort, sort: { id: 'weight', desc: false } }));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(header()).getByRole('button'));
    expect(onSort).toHaveBeenLastCalledWith({ id: 'weight', desc: true });

    rerender(table({ onSort, sort: { id: 'weight', desc: true } }));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows the rows in the order it was given, whatever the sort says', () => {
    inEnglish(table({ onSort: () => {}, sort: { id: 'name', desc: true } }));
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Ada', 'Bela', 'Cleo']);
  });

  it('AC02 is one tab stop; arrows, j and k, Home and End walk it, Enter and Space act', async () => {
    const user = userEvent.setup();
    const onRowActivate = vi.fn<(person: Person) => void>();
    inEnglish(table({ onRowActivate, selectedId: 'b' }));
    await user.tab();
    await user.tab();
    expect(row('Bela')).toHaveFocus();
    await user.keyboard('j');
    expect(row('Cleo')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('Cleo')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(row('Ada')).toHaveFocus();
    await user.keyboard('{ArrowDown}k{End}{ArrowUp}{Enter}');
    expect(onRowActivate).toHaveBeenLastCalledWith(people[1]);
    await user.keyboard('{Control>}j{/Control}');
    expect(row('Bela')).toHaveFocus();
    await user.keyboard(' ');
    expect(onRowActivate).toHaveBeenCalledTimes(2);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('leaves the controls of a row to themselves', async () => {
    const user = userEvent.setup();
    const onRowActivate = vi.fn<(person: Person) => void>();
    const remove = vi.fn<(id: string) => void>();
    const rowActions = (person: Person) => (
      <button type="button" onClick={() => remove(person.id)}>{`Remove ${person.name}`}</button>
    );
    inEnglish(table({ onRowActivate, rowActions }));
    await user.click(screen.getByRole('button', { name: 'Remove Bela' }));
    await user.keyboard('{Enter}j');
    expect(remove).toHaveBeenCalledTimes(2);
    expect(onRowActivate).not.toHaveBeenCalled();
    await user.click(screen.getByText('72'));
    expect(onRowActivate).toHaveBeenCalledWith(people[1]);
  });

  it('keeps focus inside a cell when the caller renders again', async () => {
    const user = userEvent.setup();
    const withLinks = () =>
      table({
        columns: [{ id: 'name', header: 'Name', cell: ({ id, name }) => <a href={`#${id}`}>{name}</a> }],
      });
    const { rerender } = inEnglish(withLinks());
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus();
    rerender(withLinks());
    expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus();
  });

  it('pages: says where it is, stops at both ends, offers 10, 25 and 50', async () => {
    const user = userEvent.setup();
    const onPage = vi.fn<(page: number) => void>();
    const onPageSize = vi.fn<(size: number) => void>();
    const paging = { pageSize: 10, total: 1_023, onPage, onPageSize };
    const { rerender } = inEnglish(table({ ...paging, page: 1 }));
    expect(screen.getByText('1–10 of 1,023')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenLastCalledWith(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
    expect(onPageSize).toHaveBeenLastCalledWith(50);

    rerender(table({ ...paging, page: 103 }));
    expect(screen.getByText('1,021–1,023 of 1,023')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage).toHaveBeenLastCalledWith(102);
  });

  it('says so when there is no row', () => {
    inEnglish(table({ rows: [] }));
    expect(screen.getByText('Nothing to show here.')).toBeInTheDocument();
  });

  it('§2.0 chooses rows by boxes with names, all of them at once, without opening any', async () => {
    const user = userEvent.setup();
    const onRowActivate = vi.fn<(person: Person) => void>();
    const onChoose = vi.fn<(rows: readonly Person[], chosen: boolean) => void>();
    const chosen = new Set(['b']);
    const selection = {
      isChosen: ({ id }: Person) => chosen.has(id),
      onChoose,
      label: ({ name }: Person) => `Choose ${name}`,
    };
    inEnglish(table({ onRowActivate, selection }));
    expect(screen.getByRole('rowheader', { name: 'Ada' })).toBeVisible();
    const all = screen.getByRole('checkbox', { name: 'Choose all rows shown' });
    expect(all).toBePartiallyChecked();
    expect(screen.getByRole('checkbox', { name: 'Choose Bela' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ada' }));
    expect(onChoose).toHaveBeenLastCalledWith([people[0]], true);
    await user.click(all);
    expect(onChoose).toHaveBeenLastCalledWith(people, true);
    expect(onRowActivate).not.toHaveBeenCalled();
  });

  it('AC02 a row takes single keys of its own, unless those are turned off', async () => {
    const user = userEvent.setup();
    const onKey = vi.fn<(person: Person) => void>();
    const props = { onRowActivate: () => {}, rowKeys: { a: onKey } };
    const { rerender } = inEnglish(table(props));
    row('Bela').focus();
    await user.keyboard('a');
    expect(onKey).toHaveBeenCalledExactlyOnceWith(people[1]);
    rerender(<SingleKeysContext value={false}>{table(props)}</SingleKeysContext>);
    row('Bela').focus();
    await user.keyboard('a');
    expect(onKey).toHaveBeenCalledTimes(1);
  });

  it('draws other rows into the elements of those that go, never into that of the row with the focus', async () => {
    const user = userEvent.setup();
    const [ada, bela, cleo] = people as [Person, Person, Person];
    const onRowActivate = vi.fn<(person: Person) => void>();
    const shown = (rows: Person[]) => table({ rows, reusesRows: true, onRowActivate });
    const { rerender } = inEnglish(shown([ada, bela]));
    const [first, second] = [row('Ada'), row('Bela')];
    rerender(shown([cleo, ada]));
    expect([row('Cleo'), row('Ada')]).toEqual([first, second]);

    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    rerender(shown([bela, cleo, ada]));
    expect(row('Ada')).toBe(second);
    expect(second).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onRowActivate).toHaveBeenLastCalledWith(ada);
    rerender(shown([bela, cleo]));
    expect(second).not.toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });
});
