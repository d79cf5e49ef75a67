import type { MessageId, MessagePart } from '@/locales';
import type { Role } from '@/session/role';
import type { IconName } from '@/shared/navigation/types';
import { analytics, demoPages } from './site/demoPages';
import { recordParts } from './site/recordParts';
import { settingPages } from './site/settingPages';
import { showcasePages } from './site/showcasePages';
import type { Section, SitePage } from './site/sitePage';

const staff: readonly Role[] = ['ADMIN', 'USER'];
const admins: readonly Role[] = ['ADMIN'];

/** A build-time constant, so that disabled pages are not part of the bundle. */
const hasDemos = import.meta.env?.VITE_DEMOS !== 'off';

/** In a build with demos, search and bookmarks also offer these pages (specification 2.7). */
const shownAround: Pick<SitePage, 'icon' | 'search'> = hasDemos ? { icon: 'general', search: true } : {};

const signIn = () => import('./pages/SignInPage');
const notFound = () => import('./pages/NotFoundPage');

/** A page for signing in or registering: public, without menu and bars. */
const door = (path: string, title: MessageId, load: SitePage['load'], words?: MessagePart): SitePage => ({
  path,
  title,
  load,
  ...(words && { words }),
  access: 'public',
  layout: 'blank',
  ...shownAround,
});

/** A child page of a menu entry that is not in the menu itself. */
const under =
  (icon: IconName) =>
  (path: string, title: MessageId, load: SitePage['load'], roles = staff): SitePage => ({
    path,
    title,
    load,
    icon,
    roles,
  });
const rulePage = under('alerts');
const registrationPage = under('patients');
const planPage = under('fluid');
const questionnairePage = under('questioners');
const postPage = under('education');

export const sections: readonly Section[] = [
  { id: 'menus', title: 'app.groupMenus' },
  { id: 'settings', title: 'app.groupSettings', collapse: { title: 'app.settings', icon: 'settings' } },
];

/**
 * Every page is listed here once. Routes, menu, search, breadcrumbs, document titles and permissions are derived from
 * this table, so that they cannot contradict one another. The order is that of the menu (specification 2.1).
 */
export const pages: readonly SitePage[] = [
  door('/pages/login', 'auth.title', signIn, 'entry'),
  door('/pages/register', 'identity.signUpTitle', () => import('./pages/RegisterPage')),
  {
    ...door(
      '/pages/verify-code',
      'identity.codeTitle',
      () => import('@/features/auth/signUp/VerifyCodePage'),
    ),
    search: undefined,
  },
  door(
    '/pages/forgot-password',
    'identity.forgotTitle',
    () => import('@/features/auth/password/ForgotPasswordPage'),
  ),
  door(
    '/pages/reset-password',
    'identity.resetTitle',
    () => import('@/features/auth/password/ResetPasswordPage'),
  ),
  door(
    '/pages/lock-screen',
    'session.lockTitle',
    () => import('@/features/auth/lock/LockScreenPage'),
    'desk',
  ),
  {
    path: '/dashboard',
    title: 'app.dashboard',
    load: () => import('@/features/dashboard/DashboardPage'),
    words: 'desk',
    icon: 'dashboard',
    roles: staff,
    search: true,
    starred: true,
  },
  {
    path: '/userCategory',
    title: 'app.userCategory',
    load: () => import('@/features/userCategories/list/CategoriesPage'),
    icon: 'categories',
    roles: admins,
    menu: 'menus',
    search: true,
  },
  {
    path: '/userlist',
    title: 'app.users',
    load: () => import('./pages/PatientListPage'),
    words: 'desk',
    icon: 'patients',
    roles: staff,
    menu: 'menus',
    search: true,
    starred: true,
    own: 'worklist.title',
    views: {
      staff: { title: 'app.staff', load: () => import('@/features/staff/list/StaffPage'), roles: admins },
    },
  },
  registrationPage(
    '/userlist/registration',
    'app.registrations',
    () => import('@/features/registration/list/RegistrationsPage'),
  ),
  registrationPage(
    '/userlist/registration/:id',
    'app.registration',
    () => import('@/features/registration/wizard/RegistrationPage'),
  ),
  {
    path: '/userlist/:id',
    title: 'app.patient',
    load: () => import('@/features/patients/record/RecordPage'),
    icon: 'patient',
    roles: staff,
    children: recordParts,
  },
  {
    path: '/fluidplanner',
    title: 'app.fluidPlanner',
    load: () => import('@/features/fluidPlans/list/FluidPlannerPage'),
    icon: 'fluid',
    roles: staff,
    menu: 'menus',
    search: true,
  },
  planPage('/fluidplanner/new', 'app.newFluidPlan', () => import('@/features/fluidPlans/form/NewPlanPage')),
  planPage('/fluidplanner/:id', 'app.fluidPlan', () => import('@/features/fluidPlans/detail/PlanPage')),
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
    load: () => import('@/features/education/list/EducationPage'),
    icon: 'education',
    roles: staff,
    menu: 'menus',
    search: true,
  },
  postPage(
    '/therapeuticEducation/new',
    'app.newEducationPost',
    () => import('@/features/education/edit/NewArticlePage'),
  ),
  postPage(
    '/therapeuticEducation/:id',
    'app.educationPost',
    () => import('@/features/education/detail/ArticlePage'),
  ),
  {
    path: '/questioners',
    title: 'app.questioners',
    load: () => import('@/features/questioners/list/QuestionersPage'),
    icon: 'questioners',
    roles: staff,
    menu: 'menus',
    search: true,
  },
  questionnairePage(
    '/questioners/new',
    'app.newQuestionnaire',
    () => import('@/features/questioners/builder/NewQuestionnairePage'),
  ),
  questionnairePage(
    '/questioners/:id',
    'app.questionnaire',
    () => import('@/features/questioners/detail/QuestionnairePage'),
  ),
  questionnairePage(
    '/questioners/:id/edit',
    'app.editQuestionnaire',
    () => import('@/features/questioners/builder/EditQuestionnairePage'),
  ),
  {
    path: '/alerts',
    title: 'app.alerts',
    load: () => import('@/features/alerts/list/AlertsPage'),
    icon: 'alerts',
    roles: staff,
    menu: 'menus',
    search: true,
    starred: true,
  },
  rulePage('/alerts/rules', 'app.alertRules', () => import('@/features/alertRules/list/RulesPage')),
  rulePage(
    '/alerts/rules/new',
    'app.newAlertRule',
    () => import('@/features/alertRules/form/NewRulePage'),
    admins,
  ),
  rulePage('/alerts/rules/:id', 'app.alertRule', () => import('@/features/alertRules/detail/RulePage')),
  ...settingPages,
  {
    path: '/directory',
    title: 'app.directory',
    load: () => import('@/features/medicalTeam/directory/DirectoryPage'),
    icon: 'directory',
    roles: staff,
    search: true,
  },
  {
    path: '/audit',
    title: 'app.audit',
    load: () => import('@/features/audit/log/AuditPage'),
    icon: 'terms',
    roles: admins,
    search: true,
  },
  {
    path: '/user/profile',
    title: 'app.profile',
    load: () => import('./pages/OwnProfilePage'),
    icon: 'profile',
    search: true,
    forcesCollapse: true,
  },
  { ...door('/', 'auth.title', signIn, 'entry'), ...(hasDemos && { inside: analytics, search: true }) },
  ...(hasDemos ? [...demoPages, ...showcasePages] : []),
  {
    path: '/misc/not-authorized',
    title: 'app.notAuthorized',
    load: () => import('./pages/NotAuthorizedPage'),
    words: 'entry',
    access: 'public',
    ...shownAround,
  },
  {
    path: '/misc/error/404',
    title: 'app.notFound',
    load: notFound,
    words: 'entry',
    access: 'public',
    ...shownAround,
  },
  { path: '*', title: 'app.notFound', load: notFound, words: 'entry', access: 'public' },
];
