import { alerts } from './alerts';
import { dashboard } from './dashboard';
import { entry } from './entry';
import { imports } from './imports';
import { patient } from './patient';
import { profile } from './profile';
import { telemonitoring } from './telemonitoring';
import { worklist } from './worklist';

export const messages = {
  ...entry,
  ...alerts,
  ...dashboard,
  ...imports,
  ...patient,
  ...profile,
  ...telemonitoring,
  ...worklist,
};
