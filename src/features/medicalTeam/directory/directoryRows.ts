import { fold } from '@/domain/fold';
import { fullName } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { TeamRole } from '@/domain/patients/team';

export const directoryStatuses = ['active', 'inactive'] as const;
export type DirectoryStatus = (typeof directoryStatuses)[number];

export interface DirectoryFilters {
  q: string;
  role: TeamRole | '';
  status: DirectoryStatus | '';
}

/** Entries that satisfy every filter, in their order; each word is looked for in all that names or places somebody. */
export function filterDirectory(
  rows: readonly Practitioner[],
  { q, role, status }: DirectoryFilters,
): Practitioner[] {
  const words = fold(q).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { speciality, email, mobile, cityName, country } = row;
    const named = [
      fullName(row),
      speciality,
      email,
      mobile,
      mobile?.replaceAll(/\D/g, ''),
      cityName,
      country,
    ];
    const haystack = fold(named.filter(Boolean).join(' '));
    return (
      (role === '' || row.roles.includes(role)) &&
      (status === '' || row.active === (status === 'active')) &&
      words.every((word) => haystack.includes(word))
    );
  });
}
