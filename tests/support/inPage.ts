import { answerByMock } from '@/backend/demo/mocked';
import { openBackend, type Backend, type BackendOptions } from '@/backend/embedded';
import { answerClients } from '@/backend/http/clients';
import { clinicMark } from '@/backend/worker/clinicMark';
import { demo } from '@/shared/api/http';

/** The embedded backend without its worker, behind the clients of the page. */
export function installBackend(options: BackendOptions): Backend {
  const backend = openBackend({
    mark: clinicMark,
    demonstrations: () => import('@/backend/demo/demonstrations'),
    ...options,
  });
  answerClients(backend.answers);
  const { demonstration } = backend.answers;
  if (demonstration) answerByMock(demo, demo.defaults.baseURL ?? '/api', demonstration);
  return backend;
}
