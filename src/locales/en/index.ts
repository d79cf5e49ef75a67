import { alerts } from './alerts';
import { bookmarks } from './bookmarks';
import { customizer } from './customizer';
import { dashboard } from './dashboard';
import { demoAccounts } from './demoAccounts';
import { entry } from './entry';
import { identityFlows } from './identityFlows';
import { imports } from './imports';
import { layout } from './layout';
import { notifications } from './notifications';
import { palette } from './palette';
import { patient } from './patient';
import { preferences } from './preferences';
import { profile } from './profile';
import { search } from './search';
import { sessionLife } from './sessionLife';
import { staff } from './staff';
import { telemonitoring } from './telemonitoring';
import { worklist } from './worklist';

export const messages = {
  ...entry,
  ...alerts,
  ...bookmarks,
  ...customizer,
  ...dashboard,
  ...demoAccounts,
  ...identityFlows,
  ...imports,
  ...layout,
  ...notifications,
  ...palette,
  ...patient,
  ...preferences,
  ...profile,
  ...search,
  ...sessionLife,
  ...staff,
  ...telemonitoring,
  ...worklist,
};
