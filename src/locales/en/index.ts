import { alertAdvice } from './alertAdvice';
import { alertPanel } from './alertPanel';
import { alertRules } from './alertRules';
import { alerts } from './alerts';
import { allocations } from './allocations';
import { answering } from './answering';
import { audit } from './audit';
import { categories } from './categories';
import { clinicFile } from './clinicFile';
import { clinicStanding } from './clinicStanding';
import { cohort } from './cohort';
import { conditions } from './conditions';
import { csvImport } from './csvImport';
import { dayField } from './dayField';
import { demoAccounts } from './demoAccounts';
import { desk } from './desk';
import { education } from './education';
import { educationEditor } from './educationEditor';
import { fluidPlans } from './fluidPlans';
import { fluidRecord } from './fluidRecord';
import { formula } from './formula';
import { identityFlows } from './identityFlows';
import { imports } from './imports';
import { intakes } from './intakes';
import { medicines } from './medicines';
import { medicineWords } from './medicineWords';
import { palette } from './palette';
import { patient } from './patient';
import { patientProfile } from './patientProfile';
import { preferences } from './preferences';
import { profile } from './profile';
import { programme } from './programme';
import { questionerBuilder } from './questionerBuilder';
import { questionerList } from './questionerList';
import { questionnaires } from './questionnaires';
import { readings } from './readings';
import { records } from './records';
import { registration } from './registration';
import { ruleForm } from './ruleForm';
import { ruleLimits } from './ruleLimits';
import { settings } from './settings';
import { staff } from './staff';
import { targets } from './targets';
import { team } from './team';
import { telemonitoring } from './telemonitoring';
import { treatment } from './treatment';
import { trends } from './trends';

/** What every page of the product says. A new area goes here; into `desk` goes only what the dashboard or the worklist cannot do without. */
export const messages = {
  ...desk,
  ...alertAdvice,
  ...alertPanel,
  ...alertRules,
  ...alerts,
  ...allocations,
  ...answering,
  ...audit,
  ...categories,
  ...clinicFile,
  ...clinicStanding,
  ...cohort,
  ...conditions,
  ...csvImport,
  ...dayField,
  ...demoAccounts,
  ...education,
  ...educationEditor,
  ...fluidPlans,
  ...fluidRecord,
  ...formula,
  ...identityFlows,
  ...imports,
  ...intakes,
  ...medicineWords,
  ...medicines,
  ...palette,
  ...patient,
  ...patientProfile,
  ...preferences,
  ...profile,
  ...programme,
  ...questionerBuilder,
  ...questionerList,
  ...questionnaires,
  ...readings,
  ...records,
  ...registration,
  ...ruleForm,
  ...ruleLimits,
  ...settings,
  ...staff,
  ...targets,
  ...team,
  ...telemonitoring,
  ...treatment,
  ...trends,
};
