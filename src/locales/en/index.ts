import { alerts } from './alerts';
import { dashboard } from './dashboard';
import { demoAccounts } from './demoAccounts';
import { entry } from './entry';
import { identityFlows } from './identityFlows';
import { imports } from './imports';
import { patient } from './patient';
import { preferences } from './preferences';
import { profile } from './profile';
import { sessionLife } from './sessionLife';
import { staff } from './staff';
import { telemonitoring } from './telemonitoring';
import { worklist } from './worklist';

export const messages = {
  ...entry,
  ...alerts,
  ...dashboard,
  ...demoAccounts,
  ...identityFlows,
  ...imports,
  ...patient,
  ...preferences,
  ...profile,
  ...sessionLife,
  ...staff,
  ...telemonitoring,
  ...worklist,
};
