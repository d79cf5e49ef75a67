import { profileOf } from '@/domain/enrolment/profile';
import { type ProfileField } from '@/domain/patients/profileFields';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import type { Patient } from '@/domain/patients/patient';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import { useProblemWords } from '../words';

/** Why nothing was saved. Where somebody else was faster: both values of what was changed here. */
export function ProfileSaveConflict({
  ways,
  newer,
  entries,
  changed,
  said,
}: {
  ways: ConflictWays;
  /** Null where it could not be fetched. */
  newer: Patient | null;
  entries: EnrolmentEntries;
  changed: readonly ProfileField[];
  said: (field: ProfileField, entries: EnrolmentEntries) => string;
}) {
  const { name } = useProblemWords();
  const stored = newer && profileOf(newer);
  const differences = stored
    ? changed.map((field) => ({
        label: name(field),
        mine: said(field, entries),
        theirs: said(field, stored),
      }))
    : [];
  return (
    <SaveConflict
      {...ways}
      stored={newer && { at: newer.updatedAt }}
      differences={differences.filter(({ mine, theirs }) => mine !== theirs)}
    />
  );
}
