import { levelsOf, meanLevel, medianLevel } from '@/domain/buckets';
import type { Patient } from '@/domain/patient';
import { breaksPlan } from './amountChart';
import { fluidLimits, isAlerting, kindOf } from './targets';
import type { View } from './view';
import type { ViewWords } from './viewWords';

function volumes(view: View, patient: Patient, words: ViewWords): string[] {
  const { measure, days, now, range } = view;
  const levels = levelsOf(days);
  const limits = fluidLimits(measure, patient);
  const [total] = levels;
  // Today's sum still grows: it is in no median.
  const median = medianLevel(levelsOf(days.filter((day) => day.to <= now)));
  if (!total) return [];
  if (range.period === 'daily')
    return [words.t('telemonitoring.sentenceTotal', { total: words.value(measure, total) })];
  const count = (kind: 'under' | 'over') =>
    days.filter((day) => day.level && breaksPlan(day.level.value, day.to <= now, limits) === kind).length;
  return [
    ...(median ? [words.t('telemonitoring.sentenceMedian', { median: words.value(measure, median) })] : []),
    ...(limits.minMl === undefined
      ? []
      : [words.t('telemonitoring.sentenceUnder', { count: count('under'), days: levels.length })]),
    ...(limits.maxMl === undefined
      ? []
      : [words.t('telemonitoring.sentenceOver', { count: count('over'), days: levels.length })]),
  ];
}

/**
 * The period in a few sentences: the figure the reader came for first, then what it stands on. Empty without readings.
 * Means count each reading once, medians each day.
 */
export function summarySentences(view: View, patient: Patient, words: ViewWords): string[] {
  const { measure, sound, days } = view;
  const mean = meanLevel(sound);
  if (!mean) return [];
  const basis = words.t('telemonitoring.sentenceBasis', {
    readings: sound.length,
    days: levelsOf(days).length,
  });
  switch (kindOf(measure)) {
    case 'pressure':
      return [
        words.t('telemonitoring.sentenceMean', { mean: words.value(measure, mean) }),
        basis,
        words.t('telemonitoring.sentenceAlerting', { count: sound.filter(isAlerting).length }),
      ];
    case 'level':
      return [words.t('telemonitoring.sentenceMean', { mean: words.value(measure, mean) }), basis];
    case 'volume':
      return [...volumes(view, patient, words), basis];
  }
}
