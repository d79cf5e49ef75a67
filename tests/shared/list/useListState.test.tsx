import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';
import { useListState } from '@/shared/list/useListState';
import { listed } from '@tests/support/lists';

const list = defineList({
  filters: { colour: ['red', 'blue'], place: 'text' },
  sort: ['name', 'size'],
  ties: ['name'],
  defaults: { sort: 'name' },
  open: 'thing',
});
interface Thing {
  name: string;
  colour: 'red' | 'blue';
  place: string;
  size: number | null;
}
const things: Thing[] = [
  { name: 'Ütz 10', colour: 'red', place: 'a', size: null },
  { name: 'Ütz 2', colour: 'blue', place: 'b', size: 3 },
  { name: 'Zebra', colour: 'red', place: 'b', size: 1 },
  { name: 'Anchor', colour: 'red', place: 'b', size: 3 },
];
const reading = {
  text: ({ name, place }: Thing) => `${name} ${place}`,
  matches: vi.fn<(thing: Thing, filters: FiltersOf<typeof list>) => boolean>((thing, { colour, place }) =>
    [colour === '' || thing.colour === colour, place === '' || thing.place === place].every(Boolean),
  ),
  sortValue: vi.fn<(thing: Thing, key: SortKeyOf<typeof list>) => string | number | null>(
    (thing, key) => thing[key],
  ),
};
beforeEach(() => vi.clearAllMocks());

describe('the rows of a list', () => {
  const names = (search: string) => listed(list, reading, things, search).map(({ name }) => name);

  it('are in the order of the language, numbers by size; what has nothing there comes last either way', () => {
    expect(names('')).toEqual(['Anchor', 'Ütz 2', 'Ütz 10', 'Zebra']);
    expect(names('sort=size')).toEqual(['Zebra', 'Anchor', 'Ütz 2', 'Ütz 10']);
    expect(names('sort=size&dir=desc')).toEqual(['Anchor', 'Ütz 2', 'Zebra', 'Ütz 10']);
  });

  it('hold every word, whatever its case and accents', () => {
    expect(names('q=+UTZ+')).toEqual(['Ütz 2', 'Ütz 10']);
    expect(names('q=b+utz')).toEqual(['Ütz 2']);
    expect(names('q=utz&colour=red')).toEqual(['Ütz 10']);
    expect(names('colour=green')).toHaveLength(4);
  });
});

describe('the state of a list', () => {
  const opened = (search = '', known?: { place?: string[] }) =>
    renderHook(() => useListState(list, things, { ...reading, ...(known && { known }) }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <IntlProvider locale="en">
          <MemoryRouter initialEntries={[`/${search}`]}>{children}</MemoryRouter>
        </IntlProvider>
      ),
    }).result;

  it('a key typed filters once and sorts nothing; the address that follows does neither', () => {
    vi.useFakeTimers();
    const state = opened();
    vi.clearAllMocks();
    act(() => state.current.setText('utz'));
    expect(state.current.rows).toHaveLength(2);
    expect(reading.matches).toHaveBeenCalledTimes(things.length);
    act(() => vi.advanceTimersByTime(500));
    expect(state.current.query.q).toBe('utz');
    act(() => state.current.setText('utz '));
    expect(reading.matches).toHaveBeenCalledTimes(things.length);
    expect(reading.sortValue).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('counts what a choice by itself would leave, and ignores a value that there is not', () => {
    const state = opened('?place=nowhere&colour=red', { place: ['a', 'b'] });
    expect(state.current.query.filters).toEqual({ place: '', colour: 'red' });
    expect(state.current.choicesOf('place')).toEqual(['a', 'b']);
    expect([state.current.count('colour', 'red'), state.current.count('place', 'b')]).toEqual([3, 3]);
    expect(opened('?place=nowhere').current.rows).toEqual([]);
  });

  it('opening one leaves page and filters; a filter leads to the first page', () => {
    const state = opened('?page=3&colour=red');
    expect(state.current.searchFor('x')).toBe('?page=3&colour=red&thing=x');
    expect(state.current.page).toBe(1);
    act(() => state.current.change({ colour: 'blue' }));
    expect(state.current.query).toMatchObject({ page: 1, filters: { colour: 'blue' } });
    act(() => state.current.clear());
    expect(state.current.isFiltered).toBe(false);
  });
});
