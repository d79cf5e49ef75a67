import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Units } from '@/domain/readings/units';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { useFormats, type Formats } from '@/shared/i18n/format';
import { useT } from '@/shared/i18n/text';
import { useWording, type Wording } from '@/shared/i18n/wording/wording';
import { useCategoryName } from './useCategoryName';

/** Language and units of the reader who prints the list or takes it as a file. */
export interface TextWords {
  t: ReturnType<typeof useT>;
  formats: Formats;
  /** Of the language that notes the file: BCP 47. */
  locale: string;
  units: Units;
  reason: Wording['reason'];
  unitName: Wording['unit'];
  categoryName: (code: string | null) => string | null;
}

/** The reader's language and units for the list as text. */
export function useTextWords(): TextWords {
  const t = useT();
  const formats = useFormats();
  const { locale } = useIntl();
  const units = useUnits();
  const { unit, reason } = useWording();
  const categoryName = useCategoryName();
  return useMemo(
    () => ({ t, formats, locale, units, unitName: unit, reason, categoryName }),
    [t, formats, locale, units, unit, reason, categoryName],
  );
}
