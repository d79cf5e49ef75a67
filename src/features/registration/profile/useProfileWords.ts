import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import type { ProfileField } from '@/domain/enrolment/profile';
import type { UserCategory } from '@/domain/category/userCategory';
import type { MessageId } from '@/locales';
import { languages } from '@/shared/i18n/languages';
import { useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording';

/** What a field of the profile says, in words. */
export function useProfileWords(categories: readonly UserCategory[]) {
  const t = useT();
  const { amount } = useWording();
  return (field: ProfileField, entries: EnrolmentEntries): string => {
    const value = entries[field];
    if (typeof value === 'boolean') return t(value ? 'answering.yes' : 'answering.no');
    if (typeof value === 'number') return amount(value, field === 'height' ? 'length' : 'weight');
    if (value === null || value === '') return '';
    switch (field) {
      case 'gender':
        return t(`patient.${value}` as MessageId);
      case 'dialysisMode':
        return t(`registration.dialysis_${value}` as MessageId);
      case 'preferredLanguage':
        return languages.find(([one]) => one === value)?.[1] ?? value;
      case 'category':
        return categories.find(({ code }) => code === value)?.name ?? value;
      default:
        return value;
    }
  };
}
