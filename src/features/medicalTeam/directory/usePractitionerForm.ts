import { useRef } from 'react';
import type { Resolver } from 'react-hook-form';
import { teamRoles } from '@/domain/patients/patient';
import type { Practitioner, PractitionerBody } from '@/domain/staff/practitioner';
import { memberProblems, type TeamRole } from '@/domain/patients/team';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { practitioners } from '../slice';
import { errorsOf, memberEntriesOf, memberFrom, type MemberEntries } from '../members/memberEntries';

export interface PractitionerEntries extends MemberEntries {
  id: string;
  roles: string[];
  speciality: string;
  active: boolean;
}

const entriesOf = (practitioner: Practitioner | null, id: string): PractitionerEntries => ({
  ...memberEntriesOf(practitioner ?? undefined),
  id: practitioner?.id ?? id,
  roles: [...(practitioner?.roles ?? [])],
  speciality: practitioner?.speciality ?? '',
  active: practitioner?.active ?? true,
});

const isRole = (text: string): text is TeamRole => teamRoles.some((role) => role === text);

const bodyFrom = ({ id, roles, speciality, active, ...person }: PractitionerEntries): PractitionerBody => ({
  id,
  ...memberFrom(person),
  roles: roles.filter(isRole),
  ...(speciality.trim() !== '' && { speciality: speciality.trim() }),
  active,
});

const resolver: Resolver<PractitionerEntries> = (entries) => {
  const problems = memberProblems(memberFrom(entries), false);
  if (Object.keys(problems).length === 0) return { values: entries, errors: {} };
  return { values: {}, errors: errorsOf<PractitionerEntries>(problems) };
};

/**
 * One entry of the directory from opening the form to saving it; on failure everything typed stays.
 * @param opened null for a new one
 */
export function usePractitionerForm(opened: Practitioner | null, onClose: () => void) {
  const accepted = useRef<string[]>([]);
  const record = useRecordForm({
    key: `practitioner ${opened?.id ?? 'new'}`,
    opened,
    toForm: entriesOf,
    resolver: () => resolver,
    toBody: (entries) => ({ ...bodyFrom(entries), accepted: accepted.current }),
    save: (body, before) => practitioners.store({ body, version: before?.version, quiet: true }),
    // Who is there already is shown beside the fields, with the way to go on.
    toFailure: (error) =>
      error.status === 409 && !error.conflict ? { message: error.message, status: 409 } : error,
    notice: () => ({ message: 'team.entrySaved' }),
    onClose,
  });
  /** @param ids of those who may be the same person, and were found to be others */
  const send = (entries: PractitionerEntries, ids: string[]) => {
    accepted.current = ids;
    return record.send(entries);
  };
  return { ...record, send };
}
