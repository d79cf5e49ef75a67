import type { MessageId, MessagePart } from '@/locales';
import type { Action } from '@/domain/access';
import type { IconName } from '@/shared/navigation/types';
import { analytics, demoPages } from './site/demoPages';
import { logWords } from './site/logWords';
import { recordParts } from './site/recordParts';
import { settingPages } from './site/settingPages';
import { showcasePages } from './site/showcasePages';
import type { Section, SitePage } from './site/sitePage';

/** A build-time constant, so that disabled pages are not part of the bundle. */
const hasDemos = import.meta.env?.VITE_DEMOS !== 'off';

/** In a build with demos, search and bookmarks also offer these pages (specification 2.7). */
const shownAround: Pick<SitePage, 'icon' | 'search'> = hasDemos ? { icon: 'general', search: true } : {};

const signIn = () => import('./pages/SignInPage');
const notFound = () => import('./pages/NotFoundPage');

/** A page for signing in or registering: public, without menu and bars. */
const door = (
  path: string,
  title: MessageId,
  load: SitePage['load'],
  words: readonly MessagePart[] = [],
): SitePage => ({
  path,
  title,
  load,
  words,
  access: 'public',
  layout: 'blank',
  ...shownAround,
});

/** A child page of a menu entry that is not in the menu itself, with the messages of its area. */
const under =
  (icon: IconName, words: readonly MessagePart[]) =>
  (path: string, title: MessageId, load: SitePage['load'], action: Action = 'clinic.read'): SitePage => ({
    path,
    title,
    load,
    words,
    icon,
    action,
  });
const rulePage = under('alerts', ['shared', 'rules']);
const planPage = under('fluid', ['shared', 'formula', 'fluidPlans']);
const questionnairePage = under('questioners', ['shared', 'questionnaires']);
const postPage = under('education', ['shared', 'education']);

export const sections: readonly Section[] = [
  { id: 'menus', title: 'app.groupMenus' },
  { id: 'settings', title: 'app.groupSettings', collapse: { title: 'app.settings', icon: 'settings' } },
];

/**
 * Every page is listed here once. Routes, menu, search, breadcrumbs, document titles and permissions are derived from
 * this table, so that they cannot contradict one another. The order is that of the menu (specification 2.1).
 */
export const pages: readonly SitePage[] = [
  door('/pages/login', 'auth.title', signIn),
  door('/pages/register', 'identity.signUpTitle', () => import('./pages/RegisterPage'), ['account']),
  {
    ...door(
      '/pages/verify-code',
      'identity.codeTitle',
      () => import('@/features/auth/signUp/VerifyCodePage'),
      ['account'],
    ),
    search: undefined,
  },
  door(
    '/pages/forgot-password',
    'identity.forgotTitle',
    () => import('@/features/auth/password/ForgotPasswordPage'),
    ['account'],
  ),
  door(
    '/pages/reset-password',
    'identity.resetTitle',
    () => import('@/features/auth/password/ResetPasswordPage'),
    ['account'],
  ),
  door('/pages/lock-screen', 'session.lockTitle', () => import('@/features/auth/lock/LockScreenPage'), [
    'desk',
  ]),
  {
    path: '/dashboard',
    title: 'app.dashboard',
    load: () => import('@/features/dashboard/DashboardPage'),
    words: ['dashboard'],
    icon: 'dashboard',
    action: 'clinic.read',
    search: true,
    starred: true,
  },
  {
    path: '/userCategory',
    title: 'app.userCategory',
    load: () => import('@/features/userCategories/list/CategoriesPage'),
    words: ['shared', 'categories'],
    icon: 'categories',
    action: 'categories.write',
    menu: 'menus',
    search: true,
  },
  {
    path: '/userlist',
    title: 'app.users',
    load: () => import('./pages/PatientListPage'),
    words: ['worklist'],
    icon: 'patients',
    action: 'clinic.read',
    menu: 'menus',
    search: true,
    starred: true,
    own: 'worklist.title',
    views: {
      staff: {
        title: 'app.staff',
        load: () => import('@/features/staff/list/StaffPage'),
        words: ['shared', 'account', 'staff'],
        action: 'staff.manage',
      },
    },
  },
  {
    path: '/userlist/registration',
    title: 'app.registrations',
    load: () => import('@/features/registration/list/RegistrationsPage'),
    words: ['shared', 'registration'],
    icon: 'patients',
    action: 'clinic.read',
  },
  {
    path: '/userlist/registration/:id',
    title: 'app.registration',
    load: () => import('@/features/registration/wizard/RegistrationPage'),
    words: ['shared', 'formula', 'record', 'readings', 'team', 'registration'],
    icon: 'patients',
    action: 'enrolments.write',
  },
  {
    path: '/userlist/:id',
    title: 'app.patient',
    load: () => import('@/features/patients/record/RecordPage'),
    words: ['shared', 'formula', 'record'],
    icon: 'patient',
    action: 'clinic.read',
    children: recordParts,
  },
  {
    path: '/handed-over/:patient/:given',
    title: 'app.handedOver',
    load: () => import('@/features/questioners/handover/HandedOverPage'),
    words: ['shared', 'record', 'questionnaires'],
    action: 'assignments.write',
    layout: 'blank',
  },
  {
    path: '/fluidplanner',
    title: 'app.fluidPlanner',
    load: () => import('@/features/fluidPlans/list/FluidPlannerPage'),
    words: ['shared', 'formula', 'fluidPlans'],
    icon: 'fluid',
    action: 'clinic.read',
    menu: 'menus',
    search: true,
  },
  planPage(
    '/fluidplanner/new',
    'app.newFluidPlan',
    () => import('@/features/fluidPlans/form/NewPlanPage'),
    'fluidPlans.write',
  ),
  planPage('/fluidplanner/:id', 'app.fluidPlan', () => import('@/features/fluidPlans/detail/PlanPage')),
  {
    path: '/medicinePlanner',
    title: 'app.medicine',
    load: () => import('@/features/medicines/catalogue/MedicinesPage'),
    words: ['shared', 'medicines'],
    icon: 'medicine',
    action: 'clinic.read',
    menu: 'menus',
    search: true,
  },
  {
    path: '/therapeuticEducation',
    title: 'app.education',
    load: () => import('@/features/education/list/EducationPage'),
    words: ['shared', 'education'],
    icon: 'education',
    action: 'clinic.read',
    menu: 'menus',
    search: true,
  },
  postPage(
    '/therapeuticEducation/new',
    'app.newEducationPost',
    () => import('@/features/education/edit/NewArticlePage'),
    'articles.write',
  ),
  {
    ...postPage(
      '/therapeuticEducation/:id',
      'app.educationPost',
      () => import('@/features/education/detail/ArticlePage'),
    ),
    words: ['shared', 'cohort', 'education'],
  },
  {
    path: '/questioners',
    title: 'app.questioners',
    load: () => import('@/features/questioners/list/QuestionersPage'),
    words: ['shared', 'questionnaires'],
    icon: 'questioners',
    action: 'clinic.read',
    menu: 'menus',
    search: true,
  },
  questionnairePage(
    '/questioners/new',
    'app.newQuestionnaire',
    () => import('@/features/questioners/builder/NewQuestionnairePage'),
    'questionnaires.write',
  ),
  {
    ...questionnairePage(
      '/questioners/:id',
      'app.questionnaire',
      () => import('@/features/questioners/detail/QuestionnairePage'),
    ),
    words: ['shared', 'cohort', 'questionnaires'],
  },
  questionnairePage(
    '/questioners/:id/edit',
    'app.editQuestionnaire',
    () => import('@/features/questioners/builder/EditQuestionnairePage'),
    'questionnaires.write',
  ),
  {
    path: '/alerts',
    title: 'app.alerts',
    load: () => import('@/features/alerts/list/AlertsPage'),
    words: ['shared', 'alerts'],
    icon: 'alerts',
    action: 'clinic.read',
    menu: 'menus',
    search: true,
    starred: true,
  },
  rulePage('/alerts/rules', 'app.alertRules', () => import('@/features/alertRules/list/RulesPage')),
  rulePage(
    '/alerts/rules/new',
    'app.newAlertRule',
    () => import('@/features/alertRules/form/NewRulePage'),
    'rules.write',
  ),
  rulePage('/alerts/rules/:id', 'app.alertRule', () => import('@/features/alertRules/detail/RulePage')),
  ...settingPages,
  {
    path: '/directory',
    title: 'app.directory',
    load: () => import('@/features/medicalTeam/directory/DirectoryPage'),
    words: ['shared', 'team'],
    icon: 'directory',
    action: 'clinic.read',
    search: true,
  },
  {
    path: '/audit',
    title: 'app.audit',
    load: () => import('@/features/audit/log/AuditPage'),
    words: logWords,
    icon: 'terms',
    action: 'audit.readAll',
    search: true,
  },
  {
    path: '/user/profile',
    title: 'app.profile',
    load: () => import('./pages/OwnProfilePage'),
    words: ['shared', 'account', 'profile'],
    icon: 'profile',
    search: true,
    forcesCollapse: true,
  },
  { ...door('/', 'auth.title', signIn), ...(hasDemos && { inside: analytics, search: true }) },
  ...(hasDemos ? [...demoPages, ...showcasePages] : []),
  {
    path: '/misc/not-authorized',
    title: 'app.notAuthorized',
    load: () => import('./pages/NotAuthorizedPage'),
    access: 'public',
    ...shownAround,
  },
  {
    path: '/misc/error/404',
    title: 'app.notFound',
    load: notFound,
    access: 'public',
    ...shownAround,
  },
  { path: '*', title: 'app.notFound', load: notFound, access: 'public' },
];
