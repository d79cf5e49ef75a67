import type { AxiosInstance, AxiosResponse } from 'axios';
import type { Repository } from '@/backend/contract';
import type { Change } from '@/domain/change';
import type { Alert } from '@/domain/alerts/alert';
import type { PatientSummary } from '@/domain/patients/summary';
import { careClient } from '../clinic';
import { aPatientDraft } from '../drafts';

export interface Subject {
  repository: Repository;
  /** A second, independent way to the same records, as another tab has it. */
  elsewhere: Repository;
  /** An empty store of its own. */
  empty: () => Promise<Repository>;
  changes: Change[];
}

/** The answer to something else under an id that is stored. */
export const storedOtherwise = (record: object) => ({
  status: 409,
  data: { message: 'errors.storedOtherwise', record },
});

/** The subject of the test that is running. */
export type Scene = () => Subject;

export interface Visitors {
  subject: Scene;
  admin: () => AxiosInstance;
  nurse: () => AxiosInstance;
  addPatient: (id: string) => Promise<AxiosResponse>;
  summaryOf: (patient: string) => Promise<PatientSummary>;
  alertsOf: (patient: string) => Promise<Alert[]>;
}

/** Those who call the store, and what they do most. */
export function visitors(scene: Scene): Visitors {
  const admin = () => careClient(scene().repository, 'admin');
  const nurse = () => careClient(scene().repository, 'nurse');
  return {
    subject: scene,
    admin,
    nurse,
    addPatient: (id) => admin().post('/patients', aPatientDraft({ id, patientId: `NP-${id}` })),
    summaryOf: async (patient) => (await nurse().get(`/summaries/${patient}`)).data,
    alertsOf: async (patient) => (await nurse().get('/alerts', { params: { patient } })).data.items,
  };
}
