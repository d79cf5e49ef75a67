import type { LabResult } from '@/domain/laboratory/labResult';
import { totalTable } from '@/domain/totalTable';

const signs = totalTable<Record<string, string>>(
  { '<': '<', '<=': '≤', '>=': '≥', '>': '>' },
  (sign) => sign,
);

/** A number with the sign that a laboratory gave it, where it could only say on which side of it a value lies. */
export const withComparator = (text: string, comparator: LabResult['comparator']): string =>
  comparator ? `${signs[comparator]} ${text}` : text;
