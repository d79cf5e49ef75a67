import { Refused } from './contract';
import { admins, type CareRequest, type CareRoute } from './routing';

/** @throws Refused 400 where no file was sent */
function fileIn({ body }: CareRequest): Blob {
  if (!(body instanceof Blob)) throw new Refused(400, 'errors.badRequest');
  return body;
}
const watchOf = ({ signal, onProgress }: CareRequest) => ({ signal, onProgress });

/** Everything that is kept, as one file. */
export const clinicRoutes: readonly CareRoute[] = [
  {
    method: 'get',
    path: '/clinic',
    roles: admins,
    answer: async (repository, request) => ({
      status: 200,
      data: await repository.exportClinic(request.actor, watchOf(request)),
    }),
  },
  {
    method: 'get',
    path: '/clinic/standing',
    roles: admins,
    answer: async (repository) => ({ status: 200, data: await repository.clinicStanding() }),
  },
  {
    method: 'post',
    path: '/clinic/check',
    roles: admins,
    answer: async (repository, request) => ({
      status: 200,
      data: await repository.checkClinic(fileIn(request), watchOf(request)),
    }),
  },
  {
    method: 'post',
    path: '/clinic',
    roles: admins,
    answer: async (repository, request) => {
      await repository.replaceClinic(fileIn(request), request.actor, watchOf(request));
      return { status: 204 };
    },
  },
];
