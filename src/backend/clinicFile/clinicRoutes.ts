import { clinicExportSchema, MOST_BYTES } from '@/domain/exchange/clinicFile';
import { parseBody } from '../http/bodies';
import type { SentClinic } from '../clinicContract';
import { Refused } from '../contract';
import type { CareRequest, CareRoute } from '../http/routing';

/** A file alone, or a form of a file and its passphrase. @throws Refused 400 where no file was sent */
function sentIn({ body }: CareRequest): SentClinic {
  const [file, passphrase] =
    body instanceof FormData ? [body.get('file'), body.get('passphrase')] : [body, null];
  if (!(file instanceof Blob)) throw new Refused(400, 'errors.badRequest');
  return { file, ...(typeof passphrase === 'string' && { passphrase }) };
}
const watchOf = ({ signal, onProgress }: CareRequest) => ({ signal, onProgress });

/** Everything that is kept, as one file. */
export const clinicRoutes: readonly CareRoute[] = [
  {
    method: 'post',
    path: '/clinic/export',
    action: 'clinicFile.manage',
    answer: async (repository, request) => {
      const { passphrase = null } = parseBody(clinicExportSchema, request.body);
      const data = await repository.exportClinic(passphrase, request.actor, watchOf(request));
      return { status: 200, data };
    },
  },
  {
    method: 'get',
    path: '/clinic/standing',
    action: 'clinicFile.manage',
    answer: async (repository) => ({ status: 200, data: await repository.clinicStanding() }),
  },
  {
    method: 'post',
    path: '/clinic/check',
    action: 'clinicFile.manage',
    mostBytes: MOST_BYTES,
    takesFile: true,
    answer: async (repository, request) => ({
      status: 200,
      data: await repository.checkClinic(sentIn(request), watchOf(request)),
    }),
  },
  {
    method: 'post',
    path: '/clinic',
    action: 'clinicFile.manage',
    mostBytes: MOST_BYTES,
    takesFile: true,
    answer: async (repository, request) => {
      await repository.replaceClinic(sentIn(request), request.actor, watchOf(request));
      return { status: 204 };
    },
  },
];
