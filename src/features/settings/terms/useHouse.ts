import { patientDay } from '@/domain/patientDay';
import type { Language } from '@/domain/text';
import { useNow } from '@/shared/store/clock';
import { useSetting } from '../slice';

/** Today and the default language, as the house has them. */
export function useClinicProfile(): { today: string; language: Language } {
  const general = useSetting('general');
  const now = useNow();
  return {
    today: patientDay(now, { timeZone: general?.timeZone ?? 'UTC' }),
    language: general?.locale ?? 'en',
  };
}
