import { useOwnZone } from '@/shared/i18n/DisplayUnits';
import { useNow } from '@/shared/store/clock';
import { deliveryDay } from './totals';

/** The day, ISO, on which what takes a number of delivery days arrives when it is ordered now. */
export function useDeliveryDay(): (days: number) => string {
  const timeZone = useOwnZone();
  // The Swedish notation of a day is the ISO one.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(useNow());
  return (days) => deliveryDay(today, days);
}
