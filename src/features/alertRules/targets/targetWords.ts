import type { TargetAim, TargetKind } from '@/domain/patients/patient';
import { targetProposalIds, type TargetProposalId } from '@/domain/patients/targetProposals';
import type { MessageId } from '@/locales';
import { useFluidTargetText } from '@/shared/i18n/wording/fluidTargetWording';
import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { otherwise } from '@/domain/totalTable';
import { unknownWord } from '@/shared/i18n/unknownWords';

export const kindWord = (kind: TargetKind): MessageId => `targets.kind_${kind}`;

/** The words of one of the usual targets; null for one that is not known here. */
export function proposalWord(id: string | undefined): MessageId | null {
  const known: TargetProposalId | undefined = targetProposalIds.find((one) => one === id);
  return known ? `targets.p_${known}` : null;
}

/** Puts what is aimed at into words, in the reader's language and units. */
export function useAimWords(): (aim: TargetAim) => string {
  const t = useT();
  const { number } = useFormats();
  const { amount } = useWording();
  const fluidTarget = useFluidTargetText();
  return (aim) => {
    const { kind } = aim;
    switch (aim.kind) {
      case 'pressure': {
        const { systolicMin, systolicMax, diastolicMin, diastolicMax } = aim.band;
        return t('common.valuePressure', {
          systolic: `${systolicMin}–${systolicMax}`,
          diastolic: `${diastolicMin}–${diastolicMax}`,
        });
      }
      case 'officePressure':
        return aim.diastolicMax === undefined
          ? t('targets.officeValue', { systolic: number(aim.systolicMax) })
          : t('targets.officePair', {
              systolic: number(aim.systolicMax),
              diastolic: number(aim.diastolicMax),
            });
      case 'fluid':
        return fluidTarget(aim.fluid);
      case 'weight':
        return amount(aim.weightKg, 'weight');
      default:
        return otherwise(aim, t(unknownWord(kind)));
    }
  };
}
