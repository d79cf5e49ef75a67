import { useFormats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';

/** Says of a day, ISO date, why it lies outside the bounds; undefined where it does not. */
export function useOutsideWords(
  min: string | undefined,
  max: string | undefined,
): (day: string) => string | undefined {
  const t = useT();
  const formats = useFormats();
  return (day) => {
    if (min !== undefined && day < min) return t('dayField.tooEarly', { day: formats.day(min, 'long') });
    if (max !== undefined && day > max) return t('dayField.tooLate', { day: formats.day(max, 'long') });
    return undefined;
  };
}
