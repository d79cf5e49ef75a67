import { clinicCheckSchema, type ClinicCheck } from '@/domain/exchange/clinicFile';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

export interface CallOutcome {
  done: number;
  total: number;
}
interface Watch {
  signal: AbortSignal;
  onProgress: (told: CallOutcome) => void;
}

/** However long it takes: somebody who has had enough stops it. */
const patient = { timeout: 0 };
const told =
  (onProgress: Watch['onProgress']) =>
  ({ loaded, total = 0 }: { loaded: number; total?: number }) =>
    onProgress({ done: loaded, total });

/** With its passphrase a file is sent as a form: neither an address nor a header is a place for it. */
function bodyOf(file: Blob, passphrase: string | undefined): Blob | FormData {
  if (passphrase === undefined) return file;
  const form = new FormData();
  form.set('file', file);
  form.set('passphrase', passphrase);
  return form;
}

/**
 * Everything that is kept, as a file.
 * @param passphrase it is encrypted with; null for one that anybody can read
 * @throws AxiosError; CanceledError
 */
export async function fetchClinic(passphrase: string | null, { signal, onProgress }: Watch): Promise<Blob> {
  const answer = await care.post<Blob>(
    '/clinic/export',
    passphrase === null ? { plain: true } : { passphrase },
    {
      ...patient,
      signal,
      responseType: 'blob',
      onDownloadProgress: told(onProgress),
    },
  );
  return answer.data;
}

/** What a file holds. @throws AxiosError; CanceledError; UnexpectedAnswer */
export async function checkClinic(
  file: Blob,
  passphrase: string | undefined,
  { signal, onProgress }: Watch,
): Promise<ClinicCheck> {
  const config = { ...patient, signal, onUploadProgress: told(onProgress) };
  return parseAnswer(await care.post('/clinic/check', bodyOf(file, passphrase), config), clinicCheckSchema);
}

/** Puts a file in place of everything. @throws AxiosError; CanceledError */
export async function replaceClinic(
  file: Blob,
  passphrase: string | undefined,
  { signal, onProgress }: Watch,
): Promise<void> {
  const config = { ...patient, signal, onUploadProgress: told(onProgress) };
  await care.post('/clinic', bodyOf(file, passphrase), config);
}
