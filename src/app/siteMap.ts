import type { MessageId } from '@/locales';
import type { Role } from '@/session/role';
import type { IconName } from '@/shared/navigation/types';
import type { Section, SitePage } from './sitePage';

const staff: readonly Role[] = ['ADMIN', 'USER'];
const admins: readonly Role[] = ['ADMIN'];

const signIn = () => import('./SignInPage');
const notFound = () => import('./NotFoundPage');
const announced = () => import('./AnnouncedPage');

/** A page on the way into the product: open to everybody, without menu and bars. */
const door = (path: string, title: MessageId, load: SitePage['load']): SitePage => ({
  path,
  title,
  load,
  access: 'public',
  layout: 'blank',
});

/** One of the settings of specification 2.1, not built yet. */
const setting = (path: string, title: MessageId, icon: IconName, lead: MessageId): SitePage => ({
  path,
  title,
  load: announced,
  icon,
  roles: admins,
  menu: 'settings',
  search: true,
  announced: true,
  lead,
});

/** The rules behind the alerts: under them, and not in the menu. */
const rulePage = (path: string, title: MessageId, load: SitePage['load'], roles = staff): SitePage => ({
  path,
  title,
  load,
  icon: 'alerts',
  roles,
});

/** A fluid plan: under the planner, and not in the menu. */
const planPage = (path: string, title: MessageId, load: SitePage['load']): SitePage => ({
  path,
  title,
  load,
  icon: 'fluid',
  roles: staff,
});

export const sections: readonly Section[] = [
  { id: 'menus', title: 'app.groupMenus' },
  { id: 'settings', title: 'app.groupSettings', collapse: { title: 'app.settings', icon: 'settings' } },
];

/**
 * Every page, once. Routes, menu, search, breadcrumbs, document titles and permissions are derived from this table, so
 * that they cannot contradict one another. The order is the menu's (specification 2.1).
 */
export const pages: readonly SitePage[] = [
  door('/', 'auth.title', signIn),
  door('/pages/login', 'auth.title', signIn),
  door('/pages/register', 'identity.signUpTitle', () => import('./RegisterPage')),
  door('/pages/verify-code', 'identity.codeTitle', () => import('@/features/auth/VerifyCodePage')),
  door('/pages/forgot-password', 'identity.forgotTitle', () => import('@/features/auth/ForgotPasswordPage')),
  door('/pages/reset-password', 'identity.resetTitle', () => import('@/features/auth/ResetPasswordPage')),
  door('/pages/lock-screen', 'session.lockTitle', () => import('@/features/auth/LockScreenPage')),
  {
    path: '/dashboard',
    title: 'app.dashboard',
    load: () => import('@/features/dashboard/DashboardPage'),
    icon: 'dashboard',
    roles: staff,
    search: true,
    starred: true,
  },
  {
    path: '/userCategory',
    title: 'app.userCategory',
    load: announced,
    icon: 'categories',
    roles: admins,
    menu: 'menus',
    search: true,
    announced: true,
    lead: 'app.leadUserCategory',
  },
  {
    path: '/userlist',
    title: 'app.users',
    load: () => import('@/features/patients/WorklistPage'),
    icon: 'patients',
    roles: staff,
    menu: 'menus',
    search: true,
    starred: true,
    own: 'worklist.title',
    views: {
      staff: { title: 'app.staff', load: () => import('@/features/staff/StaffPage'), roles: admins },
    },
  },
  {
    path: '/userlist/:id',
    title: 'app.patient',
    load: () => import('@/features/patients/record/RecordPage'),
    icon: 'patient',
    roles: staff,
    children: [
      { path: '', title: 'app.patient', load: () => import('@/features/patients/record/OverviewPage') },
      {
        path: 'telemonitoring',
        title: 'app.telemonitoring',
        load: () => import('@/features/telemonitoring/TelemonitoringPage'),
      },
      {
        path: 'alerts',
        title: 'app.patientAlerts',
        load: () => import('@/features/alerts/PatientAlertsPage'),
      },
      {
        path: 'limits',
        title: 'app.patientLimits',
        load: () => import('@/features/alertRules/limits/LimitsPage'),
      },
      {
        path: 'medicines',
        title: 'app.patientMedicines',
        load: () => import('@/features/medicines/record/PatientMedicinesPage'),
      },
      {
        path: 'medicines/new',
        title: 'app.allocateMedicine',
        load: () => import('@/features/medicines/plan/NewAllocationPage'),
      },
      {
        path: 'medicines/:allocation',
        title: 'app.patientMedicine',
        load: () => import('@/features/medicines/record/AllocationPage'),
      },
      {
        path: 'fluid',
        title: 'app.patientFluid',
        load: () => import('@/features/fluidPlans/record/FluidPage'),
      },
      {
        path: 'treatment',
        title: 'app.patientTreatment',
        load: () => import('@/features/treatment/TreatmentPage'),
      },
      {
        path: 'history',
        title: 'app.patientHistory',
        load: () => import('@/features/audit/PatientHistoryPage'),
      },
    ],
  },
  {
    path: '/fluidplanner',
    title: 'app.fluidPlanner',
    load: () => import('@/features/fluidPlans/FluidPlannerPage'),
    icon: 'fluid',
    roles: staff,
    menu: 'menus',
    search: true,
  },
  planPage('/fluidplanner/new', 'app.newFluidPlan', () => import('@/features/fluidPlans/NewPlanPage')),
  planPage('/fluidplanner/:id', 'app.fluidPlan', () => import('@/features/fluidPlans/PlanPage')),
  {
    path: '/medicinePlanner',
    title: 'app.medicine',
    load: () => import('@/features/medicines/catalogue/MedicinesPage'),
    icon: 'medicine',
    roles: staff,
    menu: 'menus',
    search: true,
  },
  {
    path: '/therapeuticEducation',
    title: 'app.education',
    load: announced,
    icon: 'education',
    roles: staff,
    menu: 'menus',
    search: true,
    announced: true,
    lead: 'app.leadEducation',
  },
  {
    path: '/questioners',
    title: 'app.questioners',
    load: announced,
    icon: 'questioners',
    roles: staff,
    menu: 'menus',
    search: true,
    announced: true,
    lead: 'app.leadQuestioners',
  },
  {
    path: '/alerts',
    title: 'app.alerts',
    load: () => import('@/features/alerts/AlertsPage'),
    icon: 'alerts',
    roles: staff,
    menu: 'menus',
    search: true,
    starred: true,
  },
  rulePage('/alerts/rules', 'app.alertRules', () => import('@/features/alertRules/RulesPage')),
  rulePage(
    '/alerts/rules/new',
    'app.newAlertRule',
    () => import('@/features/alertRules/NewRulePage'),
    admins,
  ),
  rulePage('/alerts/rules/:id', 'app.alertRule', () => import('@/features/alertRules/RulePage')),
  setting('/general', 'app.general', 'general', 'app.leadGeneral'),
  setting('/socialLinks', 'app.socialLinks', 'social', 'app.leadSocialLinks'),
  setting('/serverSetting', 'app.serverSetting', 'server', 'app.leadServerSetting'),
  setting('/termAndConditions', 'app.terms', 'terms', 'app.leadTerms'),
  setting('/notifications', 'app.notifications', 'notifications', 'app.leadNotifications'),
  {
    path: '/audit',
    title: 'app.audit',
    load: () => import('@/features/audit/AuditPage'),
    icon: 'terms',
    roles: admins,
    search: true,
  },
  {
    path: '/user/profile',
    title: 'app.profile',
    load: () => import('./OwnProfilePage'),
    icon: 'profile',
    search: true,
    forcesCollapse: true,
  },
  {
    path: '/misc/not-authorized',
    title: 'app.notAuthorized',
    load: () => import('./NotAuthorizedPage'),
    access: 'public',
  },
  { path: '/misc/error/404', title: 'app.notFound', load: notFound, access: 'public' },
  { path: '*', title: 'app.notFound', load: notFound, access: 'public' },
];
