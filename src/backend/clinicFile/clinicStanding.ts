import { visits, type AuditEntry } from '@/domain/audit';
import type { ClinicFileState } from '@/domain/exchange/clinicFileState';
import type { ReadTransaction } from '../store/transaction';

/** Entries of the log that are looked at, and further ones that are younger than the last file. */
const MOST_LOOKED_AT = 500;

/** Tells whether an entry of the log left all records as they were. */
const isNoChange = ({ by, action, kind }: AuditEntry): boolean =>
  by === 'system' || action === 'exported' || visits.has(action) || kind === 'accounts';

/** Tells how old the last file of the clinic is, and when anybody last changed something. */
export async function clinicStanding(transaction: ReadTransaction): Promise<ClinicFileState> {
  const meta = transaction.table('meta');
  const [since, savedAt] = [await meta.get('seeded'), await meta.get('saved')];
  let changedAt: string | undefined;
  let looked = 0;
  // Ids begin with the instant of what was done.
  for await (const { value } of transaction.table('audit').rows(null, 'backwards')) {
    if (looked >= MOST_LOOKED_AT && value.at <= (savedAt ?? since ?? '')) break;
    looked += 1;
    if (isNoChange(value)) continue;
    changedAt = value.at;
    break;
  }
  return {
    since: since ?? new Date(0).toISOString(),
    ...(savedAt !== undefined && { savedAt }),
    ...(changedAt !== undefined && { changedAt }),
  };
}
