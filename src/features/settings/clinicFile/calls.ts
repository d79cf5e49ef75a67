import { clinicCheckSchema, type ClinicCheck } from '@/domain/clinicFile';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

export interface Told {
  done: number;
  total: number;
}
interface Watch {
  signal: AbortSignal;
  onProgress: (told: Told) => void;
}

/** However long it takes: whoever has had enough stops it. */
const patient = { timeout: 0 };
const told =
  (onProgress: Watch['onProgress']) =>
  ({ loaded, total = 0 }: { loaded: number; total?: number }) =>
    onProgress({ done: loaded, total });

/** Everything that is kept, as a file. @throws AxiosError; CanceledError */
export async function fetchClinic({ signal, onProgress }: Watch): Promise<Blob> {
  const answer = await care.get<Blob>('/clinic', {
    ...patient,
    signal,
    responseType: 'blob',
    onDownloadProgress: told(onProgress),
  });
  return answer.data;
}

/** What a file holds. @throws AxiosError; CanceledError; UnexpectedAnswer */
export async function checkClinic(file: Blob, { signal, onProgress }: Watch): Promise<ClinicCheck> {
  const config = { ...patient, signal, onUploadProgress: told(onProgress) };
  return parseAnswer(await care.post('/clinic/check', file, config), clinicCheckSchema);
}

/** Puts a file in place of everything. @throws AxiosError; CanceledError */
export async function replaceClinic(file: Blob, { signal, onProgress }: Watch): Promise<void> {
  await care.post('/clinic', file, { ...patient, signal, onUploadProgress: told(onProgress) });
}
