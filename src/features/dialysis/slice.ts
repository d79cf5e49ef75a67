import { dialysisSessionSchema, type DialysisSession, type SessionBody } from '@/domain/dialysis/session';
import { createResource } from '@/shared/api/resource';
import { announceChange } from '@/shared/store/announceChange';
import { createOwnedSlice } from '@/shared/store/ownedSlice';

/** Dialysis sessions, patient by patient. */
export const dialysisSessions = createOwnedSlice<DialysisSession, SessionBody>(
  'dialysisSessions',
  createResource('/dialysisSessions', dialysisSessionSchema),
  { after: ({ patient }, dispatch) => announceChange(dispatch, { patients: [patient] }) },
);
