import type { ImportDifference } from '@/domain/exchange/patientRecord';
import { fieldOfFact } from '@/domain/patients/openFacts';
import type { Patient } from '@/domain/patients/patient';
import { openFacts, type OpenFact } from '@/domain/patients/sign';
import { signsOf } from '@/domain/patients/signs';
import type { WriteTransaction } from '../../store/transaction';
import type { StoredPart } from './importParts';

/** So many signs of a fact are shown with the question. */
const SHOWN = 3;

/**
 * Collects what somebody has to decide once an import is stored: facts that the record speaks for and nobody has recorded, and
 * those that were recorded as not so where a diagnosis or a session of this import says otherwise.
 */
export async function openQuestions(
  transaction: WriteTransaction,
  { id, ext }: Patient,
  parts: readonly StoredPart[],
  now: number,
): Promise<ImportDifference[]> {
  const [conditions, sessions] = await Promise.all([
    transaction.table('conditions').index('patient').getAll(id),
    transaction.table('dialysisSessions').index('patient').getAll(id),
  ]);
  const brought = (kind: string) => (one: { id: string }) =>
    parts.some(({ was }) => was?.kind === kind && was.id === one.id);
  const clock = { timeZone: ext.timeZone, now };
  const all = signsOf(conditions, sessions, clock);
  const fresh = signsOf(
    conditions.filter(brought('conditions')),
    sessions.filter(brought('dialysisSessions')),
    clock,
  );
  const asked = (fact: OpenFact): ImportDifference[] => {
    const decided = ext[fieldOfFact[fact]];
    const isNo = decided === 'none' || decided === false;
    const signs = decided === undefined ? all : fresh.filter(() => isNo);
    return signs
      .filter((sign) => sign.fact === fact)
      .slice(0, SHOWN)
      .map(({ says }) => ({
        kind: 'patients',
        field: `ext.${fieldOfFact[fact]}`,
        ...(decided !== undefined && { stored: String(decided) }),
        sent: says,
      }));
  };
  return openFacts.flatMap(asked);
}
