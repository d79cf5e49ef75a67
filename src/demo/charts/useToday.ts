import { useNow } from '@/shared/store/clock';
import { dayOf } from './days';

/** The day that it is now, in days since 1970. */
export const useToday = (): number => dayOf(useNow());
