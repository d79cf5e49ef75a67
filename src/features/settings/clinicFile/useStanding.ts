import { useCallback, useEffect, useState } from 'react';
import { clinicStandingSchema, type ClinicStanding } from '@/domain/clinicStanding';
import { care } from '@/shared/api/http';
import { parseAnswer } from '@/shared/api/resource';

/** How old the last file of all records is; null until that is known, and where it cannot be. */
export function useStanding(): { standing: ClinicStanding | null; ask: () => void } {
  const [standing, setStanding] = useState<ClinicStanding | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    care.get('/clinic/standing', { signal: control.signal }).then(
      (answer) => setStanding(parseAnswer(answer, clinicStandingSchema)),
      () => undefined,
    );
    return () => control.abort();
  }, [asked]);
  return { standing, ask: useCallback(() => setAsked((before) => before + 1), []) };
}
