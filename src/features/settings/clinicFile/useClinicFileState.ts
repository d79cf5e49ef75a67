import { useCallback, useEffect, useState } from 'react';
import { clinicStandingSchema, type ClinicStanding } from '@/domain/exchange/clinicStanding';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

/** How old the last file of all records is; null until that is known, and where it cannot be. */
export function useClinicFileState(): {
  standing: ClinicStanding | null;
  ask: (signal?: AbortSignal) => void;
} {
  const [standing, setStanding] = useState<ClinicStanding | null>(null);
  const ask = useCallback((signal?: AbortSignal) => {
    care.get('/clinic/standing', { ...(signal && { signal }) }).then(
      (answer) => setStanding(parseAnswer(answer, clinicStandingSchema)),
      // It stands beside what can be done anyway: whoever does that is told of a failure there.
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
