import { useCallback, useEffect, useState } from 'react';
import { clinicFileStateSchema, type ClinicFileState } from '@/domain/exchange/clinicFileState';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

/** How old the last file of all records is; null until that is known, and where it cannot be. */
export function useClinicFileState(): {
  standing: ClinicFileState | null;
  ask: (signal?: AbortSignal) => void;
} {
  const [standing, setStanding] = useState<ClinicFileState | null>(null);
  const ask = useCallback((signal?: AbortSignal) => {
    care.get('/clinic/standing', { ...(signal && { signal }) }).then(
      (answer) => setStanding(parseAnswer(answer, clinicFileStateSchema)),
      // It stands beside what can be done anyway: somebody who does that is told of a failure there.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const control = new AbortController();
    ask(control.signal);
    return () => control.abort();
  }, [ask]);
  return { standing, ask };
}
