import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { FilterBar } from '@/shared/ui/FilterBar';
import { HiddenNotice } from '@/shared/ui/HiddenNotice';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Segmented } from '@/shared/ui/Segmented';
import { BroughtNotice } from '@/shared/ui/patient/BroughtNotice';
import { SeverityBadge, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';
import { TablePager } from '@/shared/ui/table/TablePager';
import { inEnglish } from './inEnglish';

const pager = { pageSize: 10, onPage: () => undefined, onPageSize: undefined };
const hidden = { action: 'Show', onShow: () => undefined };
const filters = {
  label: 'Filters',
  search: 'Search',
  text: '',
  onText: () => undefined,
  children: null,
  isFiltered: false,
  onClear: () => undefined,
};

describe('AL01 §3 #12 #41: SeverityBadge', () => {
  const words: Record<SeverityLevel, string> = {
    critical: 'Critical',
    unknown: 'Unknown severity',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    noData: 'No data',
    stable: 'Stable',
  };

  it('says each level in a word and draws each with another outline', () => {
    const shapes = Object.entries(words).map(([severity, word]) => {
      const { container, unmount } = inEnglish(<SeverityBadge severity={severity as SeverityLevel} />);
      expect(container).toHaveTextContent(new RegExp(`^${word}$`));
      const shape = container.querySelector('svg[aria-hidden="true"]')?.innerHTML;
      unmount();
      return shape;
    });
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(shapes).not.toContain(undefined);
  });
});

describe('AL01: a status that changes by itself is shown, and read out once it follows from what its reader does', () => {
  const isReadOut = () => screen.getByRole('status').getAttribute('aria-live') !== 'off';

  it.each<[what: string, show: (asked: number, count: number) => ReactNode]>([
    ['the rows of a page', (asked, count) => <TablePager {...pager} page={asked} total={count} />],
    [
      'what filters hide',
      (asked, count) => <HiddenNotice {...hidden} asked={asked} count={count} text={count} />,
    ],
    [
      'what filters leave',
      (asked, count) => <FilterBar {...filters} shown={count} counted={{ asked, count }} />,
    ],
  ])('%s', (_, show) => {
    const { rerender } = inEnglish(show(1, 50));
    rerender(show(1, 51));
    expect(screen.getByRole('status')).toHaveTextContent('51');
    expect(isReadOut()).toBe(false);
    rerender(show(2, 40));
    expect(screen.getByRole('status')).toHaveTextContent('40');
    expect(isReadOut()).toBe(true);
    // Rendered again for another reason, it must not fall silent before it was read.
    rerender(show(2, 40));
    expect(isReadOut()).toBe(true);
    rerender(show(2, 41));
    expect(isReadOut()).toBe(false);
  });

  it('how many alerts are brought to somebody: not those that are new, which are announced', () => {
    const show = (count: number, alerts: number) => (
      <MemoryRouter>
        <BroughtNotice count={count} alerts={alerts} />
      </MemoryRouter>
    );
    const { rerender } = inEnglish(show(1, 5));
    rerender(show(2, 6));
    expect(isReadOut()).toBe(false);
    rerender(show(3, 6));
    expect(isReadOut()).toBe(true);
  });
});

describe('Segmented', () => {
  it('is a named choice that moves with the arrows', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(value: string) => void>();
    const options = [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
    ];
    inEnglish(<Segmented label="Period" options={options} value="7" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('radio', { name: '7 days' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('30');
  });
});

describe('ProgressBar', () => {
  it.each([
    [30, 60, '50%'],
    [-5, 60, '0%'],
    [90, 60, '100%'],
    [3, 0, '0%'],
  ])('draws %d of %d as %s', (value, max, size) => {
    inEnglish(<ProgressBar label="Import" value={value} max={max} />);
    const bar = screen.getByRole('progressbar', { name: 'Import' });
    expect(bar.firstElementChild).toHaveStyle({ inlineSize: size });
  });
});
