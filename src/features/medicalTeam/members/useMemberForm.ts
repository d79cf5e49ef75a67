import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { Patient } from '@/domain/patients/patient';
import { memberProblems, type TeamRole } from '@/domain/patients/team';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { newId } from '@/shared/api/newId';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { saveMember } from '../calls';
import { practitioners } from '../slice';
import { errorsOf, memberEntriesOf, memberFields, memberFrom, type MemberEntries } from './memberEntries';

export interface MemberFormEntries extends MemberEntries {
  /** Whether somebody typed here is to stand in the directory too. */
  isListed: boolean;
}

const resolver: Resolver<MemberFormEntries> = (entries) => {
  const problems = memberProblems(memberFrom(entries), true);
  if (Object.keys(problems).length === 0) return { values: entries, errors: {} };
  return { values: {}, errors: errorsOf<MemberFormEntries>(problems) };
};

/**
 * One place of a patient's team from opening the form to saving it; on failure everything typed stays. What is typed is
 * kept for this patient and this place alone (§3 #16).
 */
export function useMemberForm(patient: Patient, role: TeamRole, onClose: () => void) {
  const dispatch = useAppDispatch();
  const [entryId] = useState(newId);
  const isToBeListed = useRef(false);
  const record = useRecordForm({
    key: `team ${patient.id} ${role}`,
    opened: patient,
    stored: patient,
    toForm: ({ medicalTeam }) => ({ ...memberEntriesOf(medicalTeam[role]), isListed: false }),
    resolver: () => resolver,
    toBody: memberFrom,
    save: (member, before) => saveMember(before, role, member),
    fieldOf: (path) => memberFields.find((one) => path.endsWith(`.${one}`)) ?? null,
    notice: () => ({ message: 'team.saved' }),
    onClose,
    onSaved: async (_, member) => {
      if (!isToBeListed.current) return;
      const body = { id: entryId, ...member, roles: [role], active: true };
      const listed = await dispatch(practitioners.store({ body, quiet: true }));
      if (practitioners.store.rejected.match(listed))
        dispatch(noticed({ tone: 'error', message: 'team.notListed' }));
    },
  });
  const send = (entries: MemberFormEntries, mayBeListed: boolean) => {
    isToBeListed.current = entries.isListed && mayBeListed;
    return record.send(entries);
  };
  return { ...record, send };
}
