import { useIntl, type IntlShape } from 'react-intl';
import type { FluidTarget } from '@/domain/patients/patient';
import type { Units } from '@/domain/readings/units';
import { amountNumber, amountText } from './amountWording';
import { useUnits } from '../DisplayUnits';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '../unknownWords';

/** Gives the words for what is to be drunk a day: its direction is the part that must not be overlooked. */
export function fluidTargetText(target: FluidTarget, intl: IntlShape, { volume }: Units): string {
  const amount = (ml: number) => amountText(ml, volume, intl);
  const { direction } = target;
  switch (target.direction) {
    case 'minimum':
      return intl.formatMessage({ id: 'patient.fluidMinimum' }, { min: amount(target.minMl) });
    case 'maximum':
      return intl.formatMessage({ id: 'patient.fluidMaximum' }, { max: amount(target.maxMl) });
    case 'range':
      return intl.formatMessage(
        { id: 'patient.fluidRange' },
        { min: amountNumber(target.minMl, volume, intl), max: amount(target.maxMl) },
      );
    default:
      return otherwise(target, intl.formatMessage({ id: unknownWord(direction) }));
  }
}

/** The same in the reader's language and units. */
export function useFluidTargetText(): (target: FluidTarget) => string {
  const intl = useIntl();
  const units = useUnits();
  return (target) => fluidTargetText(target, intl, units);
}
