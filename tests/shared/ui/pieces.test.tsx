import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import { Segmented } from '@/shared/ui/Segmented';
import { SeverityBadge, type SeverityLevel } from '@/shared/ui/patient/SeverityBadge';
import { inEnglish } from './inEnglish';

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
