import { fullName, teamRoles } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import { defineList, type FiltersOf, type SortKeyOf } from '@/shared/list/defineList';

/** The directory as its address names it. */
export const directoryList = defineList({
  filters: { role: teamRoles, status: ['active', 'inactive'] },
  sort: ['name', 'place', 'status'],
  ties: ['name'],
  defaults: { sort: 'name' },
});

export const directoryReading = {
  /** All that names or places somebody. */
  text: (row: Practitioner): string => {
    const { speciality, email, mobile, cityName, country } = row;
    const digits = mobile?.replaceAll(/\D/g, '');
    return [fullName(row), speciality, email, mobile, digits, cityName, country].filter(Boolean).join(' ');
  },

  matches: ({ roles, active }: Practitioner, { role, status }: FiltersOf<typeof directoryList>): boolean =>
    (role === '' || roles.includes(role)) && (status === '' || active === (status === 'active')),

  sortValue: (row: Practitioner, key: SortKeyOf<typeof directoryList>): string | number | null => {
    switch (key) {
      case 'name':
        return `${row.lastName} ${row.firstName}`;
      case 'place':
        return row.cityName ?? row.country ?? null;
      case 'status':
        return row.active ? 0 : 1;
    }
  },
};
