import { admins, type CareRoute } from '../../http/routing';

/** Whether mails go out, and a try. */
export const mailRoutes: readonly CareRoute[] = [
  {
    method: 'get',
    path: '/clinic/mail',
    roles: admins,
    answer: async (repository, { actor }) => ({ status: 200, data: await repository.mailState(actor) }),
  },
  {
    method: 'post',
    path: '/clinic/mail/test',
    roles: admins,
    answer: async (repository, { actor }) => {
      await repository.sendTestMail(actor);
      return { status: 204 };
    },
  },
];
