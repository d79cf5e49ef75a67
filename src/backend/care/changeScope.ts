import type { Change } from '@/domain/change';
import type { Threshold } from '@/domain/rules/alertRule';
import type { Entities, Kind } from '../contract';

/** More ids than this are not named one by one. */
const MOST_NAMED = 50;
export const changeOf = (patients: string[]): Change => ({
  patients: patients.length > MOST_NAMED ? 'all' : patients,
});

/** Whom a change of this record concerns, or which list of the clinic; null where it is no news to anybody. */
export function changeScopeOf<K extends Kind>(kind: K, record: Entities[K]): Change | null {
  switch (kind) {
    // A view is how somebody looks at patients.
    case 'views':
      return null;
    case 'fluidPlans':
    case 'medicines':
    case 'practitioners':
    case 'enrolments':
    case 'questionnaires':
    case 'articles':
    case 'terms':
      return { patients: [], lists: [kind] };
    case 'categories':
    case 'rules':
    case 'settings':
      return { patients: 'all' };
    case 'thresholds': {
      const { scope, key } = record as Threshold;
      return { patients: scope === 'patient' ? [key] : 'all' };
    }
    default:
      return { patients: ['patient' in record && record.patient ? record.patient : record.id] };
  }
}
