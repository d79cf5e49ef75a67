import { useWatch } from 'react-hook-form';
import { fullName, type Patient, type TeamMember } from '@/domain/patients/patient';
import { sameContacts, type TeamRole } from '@/domain/patients/team';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useProblemList } from '@/shared/forms/problemList';
import { SaveFailure } from '@/shared/forms/SaveFailure';
import { T, useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { DirectoryPick } from './DirectoryPick';
import { memberEntriesOf, memberFields, memberFrom, memberLabels } from './memberEntries';
import { MemberFields } from './MemberFields';
import { isSamePerson, SameContacts } from './SameContacts';
import { practitioners } from '../slice';
import { StoredMember } from './StoredMember';
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
  const { form, draft, guard, failure, stored, send, takeStored } = useMemberForm(patient, role, onClose);
  const { control, formState, setValue, register } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useProblemList(errors, memberLabels, 'team.problem');
  const typed = useWatch({ control, compute: memberFrom });
  const twins = sameContacts(typed, directory.rows);
  const isKnown = twins.some(({ practitioner }) => isSamePerson(typed, practitioner));
  const mayBeListed = directory.status === 'ready' && twins.length === 0 && typed.lastName !== '';
  const use = (member: TeamMember) => {
    const entries = memberEntriesOf(member);
    for (const field of memberFields)
      setValue(field, entries[field], { shouldDirty: true, shouldValidate: submitCount > 0 });
  };
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        title={t('team.memberTitle', { role: t(`patient.${role}`) })}
        onClose={guard.close}
        onSubmit={(event) => void form.handleSubmit((entries) => send(entries, mayBeListed))(event)}
        busy={isSubmitting}
        footer={
          <DialogActions confirmLabel={<T id="common.save" />} busy={isSubmitting} onCancel={guard.close} />
        }
      >
        <DraftNotice draft={draft} />
        <ErrorSummary problems={problems} attempt={submitCount} />
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
        <SaveFailure
          failure={failure}
          conflict={
            <StoredMember
              text={stored && [fullName(stored), stored.email, stored.mobile]}
              onTake={takeStored}
            />
          }
        />
      </Dialog>
      {guard.dialog}
    </>
  );
}
