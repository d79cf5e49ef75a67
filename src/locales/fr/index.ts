import { alertRules } from './alertRules';
import { alerts } from './alerts';
import { allocations } from './allocations';
import { audit } from './audit';
import { bookmarks } from './bookmarks';
import { content } from './content';
import { csvImport } from './csvImport';
import { customizer } from './customizer';
import { dashboard } from './dashboard';
import { demoAccounts } from './demoAccounts';
import { desk } from './desk';
import { entry } from './entry';
import { fluidPlans } from './fluidPlans';
import { fluidRecord } from './fluidRecord';
import { formula } from './formula';
import { identityFlows } from './identityFlows';
import { imports } from './imports';
import { intakes } from './intakes';
import { layout } from './layout';
import { medicines } from './medicines';
import { medicineWords } from './medicineWords';
import { menu } from './menu';
import { notifications } from './notifications';
import { palette } from './palette';
import { patient } from './patient';
import { preferences } from './preferences';
import { profile } from './profile';
import { readings } from './readings';
import { search } from './search';
import { sessionLife } from './sessionLife';
import { shell } from './shell';
import { staff } from './staff';
import { telemonitoring } from './telemonitoring';
import { treatment } from './treatment';
import { trends } from './trends';
import { worklist } from './worklist';

export const messages = {
  ...entry,
  ...alertRules,
  ...alerts,
  ...allocations,
  ...audit,
  ...bookmarks,
  ...content,
  ...csvImport,
  ...customizer,
  ...dashboard,
  ...demoAccounts,
  ...desk,
  ...fluidPlans,
  ...fluidRecord,
  ...formula,
  ...identityFlows,
  ...imports,
  ...intakes,
  ...layout,
  ...medicines,
  ...medicineWords,
  ...menu,
  ...notifications,
  ...palette,
  ...patient,
  ...preferences,
  ...profile,
  ...readings,
  ...search,
  ...sessionLife,
  ...shell,
  ...staff,
  ...telemonitoring,
  ...treatment,
  ...trends,
  ...worklist,
};
