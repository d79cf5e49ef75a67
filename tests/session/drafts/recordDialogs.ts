import { conflicts } from '../../shared/record/conflicts';
import { fakeCanvas } from '../../shared/charts/fakeCanvas';
import { putAllocation, putMedicine } from '../../features/medicines/clinic';

/** A dialog that holds the form of a record, opened as a user opens it. */
export interface FormDialog {
  name: string;
  /** Below `src/features`. */
  file: string;
  path: string;
  as?: 'ADMIN' | 'USER';
  prepare?: () => unknown;
  /** The buttons that open it; none where its address does. */
  openers?: readonly (RegExp | string)[];
  /** A field with text. */
  label: RegExp | string;
}

/** The dialogs of the forms below, where the view of a conflict lies in a file of its own. */
const dialogOf: Readonly<Record<string, string>> = {
  'userCategories/form/CategorySaveConflict.tsx': 'userCategories/form/CategoryDialog.tsx',
};

const changed = conflicts
  .map((row): FormDialog => ({ ...row, file: dialogOf[row.file] ?? row.file }))
  .filter(({ file }) => file.endsWith('Dialog.tsx'));

export const recordDialogs: readonly FormDialog[] = [
  ...changed,
  {
    name: 'a new condition',
    file: 'conditions/form/ConditionDialog.tsx',
    path: '/userlist/sample-01/conditions',
    as: 'USER',
    openers: ['Add condition'],
    label: 'Note',
  },
  {
    name: 'a new allergy',
    file: 'allergies/form/AllergyDialog.tsx',
    path: '/userlist/sample-01/allergies',
    as: 'USER',
    openers: ['Add allergy'],
    label: 'Note',
  },
  {
    name: 'a new result of a laboratory',
    file: 'laboratory/form/LabResultDialog.tsx',
    path: '/userlist/sample-01/laboratory',
    as: 'USER',
    openers: ['Enter result'],
    label: 'Note',
  },
  {
    name: 'a new dialysis session',
    file: 'dialysis/form/SessionDialog.tsx',
    path: '/userlist/sample-01/dialysis',
    as: 'USER',
    openers: ['Enter session'],
    label: 'Note',
  },
  {
    name: 'a new annotation',
    file: 'telemonitoring/annotations/AnnotationDialog.tsx',
    path: '/userlist/sample-01/telemonitoring',
    as: 'USER',
    prepare: fakeCanvas,
    openers: ['Add annotation'],
    label: 'Note',
  },
  {
    name: 'a reading',
    file: 'telemonitoring/record/RecordReadingDialog.tsx',
    path: '/userlist/sample-01/telemonitoring?record=water',
    as: 'USER',
    prepare: fakeCanvas,
    label: /^Note/,
  },
  {
    name: 'new limits of a patient',
    file: 'alertRules/thresholds/ThresholdDialog.tsx',
    path: '/userlist/sample-02/limits',
    as: 'USER',
    openers: ['Change limits: Severely high blood pressure'],
    label: /^Reason/,
  },
  {
    name: 'a pause of a medicine',
    file: 'medicines/record/DecisionDialog.tsx',
    path: '/userlist/sample-02/medicines/a1',
    prepare: async () => {
      await putMedicine();
      await putAllocation();
    },
    openers: ['Pause'],
    label: /^Reason/,
  },
];

/** By file the suite below `tests/features` that opens it through its page. */
export const followedElsewhere: Readonly<Record<string, string>> = {
  'medicines/taken/IntakeDialog.tsx': 'medicines/taken',
  'telemonitoring/correct/CorrectReadingDialog.tsx': 'telemonitoring/correct/corrections',
};
