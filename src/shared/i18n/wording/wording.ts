import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Observed } from '@/domain/alerts/alert';
import type { Level } from '@/domain/readings/buckets';
import { containerOf } from '@/domain/fluid/days/container';
import type { Measure } from '@/domain/readings/measure';
import type { Reason } from '@/domain/worklist/triage';
import type { Dimension, Units } from '@/domain/readings/units';
import { alertSentence, limitText, observedText, type DescribedAlert } from './alertWording';
import { amountNumber, amountText, unitWord } from './amountWording';
import { useUnits } from '../DisplayUnits';
import { valueText } from './measureWording';
import { reasonSentence, shortReason } from './reasonWording';

/** Everything that puts canonical values into words, in the reader's language and units. */
export interface Wording {
  /** The reader's. */
  units: Units;
  /** A value of a measure with its unit. */
  value(measure: Measure, level: Level): string;
  /** A volume, weight or length with its unit. */
  amount(canonical: number, dimension: Dimension): string;
  /** The same without the unit, which `unit` then names nearby. */
  number(canonical: number, dimension: Dimension): string;
  unit(dimension: Dimension): string;
  /** Names what a plan is drunk from: a usual container in the reader's language, the house's own as it is called. */
  container(name: string): string;
  observed(observed: Observed): string;
  limit(observed: Observed): string;
  alert(alert: DescribedAlert): string;
  reason(reason: Reason, timeZone: string): string;
  /** The same in the few words of a line. @param hasFigure whether an alert's figure is said */
  shortReason(reason: Reason, timeZone: string, hasFigure: boolean): string;
}

/** The one way by which screens say values: a screen that words one without it would miss the reader's units. */
export function useWording(): Wording {
  const intl = useIntl();
  const units = useUnits();
  return useMemo(
    () => ({
      units,
      value: (measure, { value, diastolic }) => valueText(measure, value, diastolic, intl, units),
      amount: (canonical, dimension) => amountText(canonical, units[dimension], intl),
      number: (canonical, dimension) => amountNumber(canonical, units[dimension], intl),
      unit: (dimension) => intl.formatMessage({ id: unitWord[units[dimension]] }),
      container: (name) => {
        const usual = containerOf(name);
        return usual ? intl.formatMessage({ id: `fluidRecord.container_${usual}` }) : name;
      },
      observed: (observed) => observedText(observed, intl, units),
      limit: (observed) => limitText(observed, intl, units),
      alert: (alert) => alertSentence(alert, intl, units),
      reason: (reason, timeZone) => reasonSentence(reason, intl, timeZone, units),
      shortReason: (reason, timeZone, hasFigure) => shortReason(reason, intl, timeZone, units, hasFigure),
    }),
    [intl, units],
  );
}
