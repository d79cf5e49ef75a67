import { useWatch } from 'react-hook-form';
import type { Patient, TeamMember } from '@/domain/patients/patient';
import { sameContacts, type TeamRole } from '@/domain/patients/team';
import { RecordDialog } from '@/session/drafts/RecordDialog';
import { useProblemList } from '@/shared/forms/problemList';
import { T, useT } from '@/shared/i18n/text';
import { differencesOf } from '@/shared/record/differences';
import { SaveConflict } from '@/shared/record/SaveConflict';
import { useEntities } from '@/shared/store/useEntities';
import { DirectoryPick } from './DirectoryPick';
import { memberEntriesOf, memberFields, memberFrom, memberLabels } from './memberEntries';
import { MemberFields } from './MemberFields';
import { isSamePerson, SameContacts } from './SameContacts';
import { practitioners } from '../slice';
import { useMemberForm } from './useMemberForm';

/** Puts somebody in a place of the team: from the directory, or typed once. Mounted while it is open. */
export function MemberDialog({
  patient,
  role,
  onClose,
}: {
  patient: Patient;
  role: TeamRole;
  onClose: () => void;
}) {
  const t = useT();
  const directory = useEntities(practitioners);
  const record = useMemberForm(patient, role, onClose);
  const { control, formState, setValue, register } = record.form;
  const problems = useProblemList(formState.errors, memberLabels);
  const typed = useWatch({ control, compute: memberFrom });
  const twins = sameContacts(typed, directory.rows);
  const isKnown = twins.some(({ practitioner }) => isSamePerson(typed, practitioner));
  const mayBeListed = directory.status === 'ready' && twins.length === 0 && typed.lastName !== '';
  const use = (member: TeamMember) => {
    const entries = memberEntriesOf(member);
    for (const field of memberFields)
      setValue(field, entries[field], { shouldDirty: true, shouldValidate: formState.submitCount > 0 });
  };
  return (
    <RecordDialog
      action="patients.write"
      size="lg"
      title={t('team.memberTitle', { role: t(`patient.${role}`) })}
      record={record}
      problems={problems}
      onSend={(entries) => record.send(entries, mayBeListed)}
    >
      <DirectoryPick directory={directory} role={role} onChoose={use} />
      <MemberFields control={control} hint={t('team.reachHint')} />
      <SameContacts twins={isKnown ? [] : twins} onUse={use} />
      {isKnown && (
        <p className="form-text">
          <T id="team.isListed" />
        </p>
      )}
      {mayBeListed && (
        <div className="form-check">
          <input type="checkbox" id="team-listed" className="form-check-input" {...register('isListed')} />
          <label className="form-check-label" htmlFor="team-listed">
            <T id="team.alsoList" />
          </label>
        </div>
      )}
      <SaveConflict
        {...record.conflictWith(patient)}
        stored={{ at: patient.updatedAt }}
        differences={differencesOf(
          memberLabels,
          memberEntriesOf(typed),
          memberEntriesOf(patient.medicalTeam[role]),
          t,
        )}
      />
    </RecordDialog>
  );
}
