import { alerts } from './alerts';
import { app } from './app';
import { auth } from './auth';
import { common } from './common';
import { dashboard } from './dashboard';
import { errors } from './errors';
import { imports } from './imports';
import { patient } from './patient';
import { profile } from './profile';
import { settings } from './settings';
import { shell } from './shell';
import { telemonitoring } from './telemonitoring';
import { validation } from './validation';
import { worklist } from './worklist';

export const messages = {
  ...alerts,
  ...app,
  ...auth,
  ...common,
  ...dashboard,
  ...errors,
  ...imports,
  ...patient,
  ...profile,
  ...settings,
  ...shell,
  ...telemonitoring,
  ...validation,
  ...worklist,
};
