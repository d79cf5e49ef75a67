import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { variableNames, type TypedName, type VariableName } from '@/domain/fluid/formula/formulaNames';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';

/** A variable's words end with its unit in brackets; beside a value in the reader's own unit they do without. */
const UNIT = /\s*\([^()]*\)$/;

const isVariable = (name: string): name is VariableName => (variableNames as string[]).includes(name);

/** Variables of formulas, and their values, in words and in the reader's units. */
export function useVariableWords() {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const wording = useWording();
  return useMemo(() => {
    const name = (one: string) => (isVariable(one) ? t(`formula.name_${one}`).replace(UNIT, '') : one);
    /** Without how it is found, for lists of several. */
    const short = (one: VariableName) => (one === 'weight' ? t('common.weight') : name(one));
    const unit = (one: TypedName): string => {
      switch (one) {
        case 'ufr':
          return 'mL/kg/h';
        case 'sessionHours':
          return 'h';
        case 'interdialyticDays':
          return t('fluidPlans.unitDays');
        default:
          return t('fluidPlans.perDay', { unit: wording.unit('volume') });
      }
    };
    const value = (one: string, is: number | string): string => {
      if (typeof is === 'string') return t(is === 'female' ? 'patient.female' : 'patient.male');
      switch (one) {
        case 'weight':
        case 'dryWeight':
          return wording.amount(is, 'weight');
        case 'height':
          return wording.amount(is, 'length');
        case 'age':
          return intl.formatNumber(is, { style: 'unit', unit: 'year', unitDisplay: 'long' });
        case 'quantity':
          return formats.number(is);
        case 'ufr':
        case 'sessionHours':
        case 'interdialyticDays':
          return `${intl.formatNumber(is)}\u00a0${unit(one)}`;
        default:
          return wording.amount(is, 'volume');
      }
    };
    return { name, short, unit, value };
  }, [t, intl, formats, wording]);
}
