import { useT } from '@/shared/i18n/text';
import { isRound, type FigureSeries, type FigureSpec } from './figureSpec';
import { useFigureWords } from './useFigureWords';

/** The lowest and the highest of what is known, each with its stop. */
function endsOf({ values }: FigureSeries): { low: number; high: number } | null {
  let ends: { low: number; high: number } | null = null;
  for (const [stop, value] of values.entries()) {
    if (value === null) continue;
    ends ??= { low: stop, high: stop };
    if (value < (values[ends.low] ?? 0)) ends = { ...ends, low: stop };
    if (value > (values[ends.high] ?? 0)) ends = { ...ends, high: stop };
  }
  return ends;
}

/** What a chart shows, in a few sentences: for everybody who does not see it. */
export function useSummary({ title, spec }: { title: string; spec: FigureSpec }): string {
  const t = useT();
  const { list } = useFigureWords();
  const say = (value: number | null | undefined) => spec.format(value ?? 0);
  if (isRound(spec)) {
    const values = spec.series[0]?.values ?? [];
    const parts = spec.stops.map((name, stop) => t('figures.part', { name, value: say(values[stop]) }));
    return t('figures.summary', { title, parts: list(parts) });
  }
  const parts = spec.series.map((series) => {
    const ends = endsOf(series);
    if (!ends) return series.label;
    return t('figures.range', {
      label: series.label,
      low: say(series.values[ends.low]),
      lowAt: spec.stops[ends.low],
      high: say(series.values[ends.high]),
      highAt: spec.stops[ends.high],
    });
  });
  return t('figures.summary', { title, parts: parts.join('; ') });
}
