// npm run check: no stretch of eight lines stands in two files, but for those named here with the reason why they stay.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './prerequisites.mjs';

const LINES = 8;
/** Shorter stretches of many short words are lists of fields, not logic. */
const TOKENS = 60;

/** Pairs of files below src that may stay alike, by the reason. */
const accepted = [
  {
    why: 'two forms of the demonstration: fields stay explicit',
    pairs: [['demo/accounts/DemoRegister.tsx', 'demo/accounts/DemoSignIn.tsx']],
  },
  {
    why: 'two demonstration apps that can each be taken out',
    pairs: [
      ['demo/calendar/entry/EntryDialog.tsx', 'demo/todo/TaskDialog.tsx'],
      ['demo/dataList/ProductActions.tsx', 'demo/users/list/UserActions.tsx'],
      ['demo/dataList/ProductDesk.tsx', 'demo/users/list/UserTable.tsx'],
      ['demo/dataList/useProductList.ts', 'demo/users/list/useUserList.ts'],
    ],
  },
  {
    why: 'the same keys on two grids of different cells',
    pairs: [['demo/calendar/grid/MonthGrid.tsx', 'demo/calendar/grid/TimeGrid.tsx']],
  },
  {
    why: 'the demonstration and the product share no screens',
    pairs: [
      ['demo/dataList/ProductDialog.tsx', 'features/telemonitoring/annotations/AnnotationDialog.tsx'],
      ['demo/lists/PrintedRows.tsx', 'features/patients/worklist/PrintSheet.tsx'],
      ['demo/mail/compose/letterTools.ts', 'features/education/body/tools.ts'],
    ],
  },
  {
    why: 'two schemas that only look alike',
    pairs: [['domain/fluid/plan.ts', 'domain/medicine/allocation.ts']],
  },
  {
    why: 'what is stored and what is sent, which is stricter',
    pairs: [['domain/patients/patient.ts', 'domain/patients/target.ts']],
  },
  {
    why: 'lists of facts: fields stay explicit',
    pairs: [
      ['features/alertRules/detail/RuleFacts.tsx', 'features/fluidPlans/record/CurrentPlan.tsx'],
      ['features/medicines/record/AllocationView.tsx', 'features/questioners/record/ResponseFacts.tsx'],
    ],
  },
  {
    why: 'props of the same search box',
    pairs: [['features/alertRules/form/PatientsField.tsx', 'shared/cohort/CohortFields.tsx']],
  },
  {
    why: 'each form names its fields in its own words',
    pairs: [
      ['features/alertRules/form/ruleErrors.ts', 'features/fluidPlans/form/planErrors.ts'],
      ['features/fluidPlans/form/planErrors.ts', 'features/medicines/problemList.ts'],
    ],
  },
  {
    why: 'a third dialog of that kind would name the frame',
    pairs: [['features/alertRules/targets/TargetDialog.tsx', 'features/programme/StepDialog.tsx']],
  },
  {
    why: 'fields stay explicit',
    pairs: [['features/alerts/actions/AssignFields.tsx', 'features/alerts/actions/SnoozeFields.tsx']],
  },
  {
    why: 'a page and the session, which imports no feature',
    pairs: [['features/auth/lock/LeaveLocked.tsx', 'session/idle/SessionWatch.tsx']],
  },
  {
    why: 'the frame of a dialog with a form has no name yet',
    pairs: [
      ['features/conditions/form/ConditionDialog.tsx', 'features/medicalTeam/referral/ReferralDialog.tsx'],
      ['features/conditions/form/ConditionDialog.tsx', 'features/medicines/catalogue/MedicineDialog.tsx'],
      ['features/conditions/form/ConditionDialog.tsx', 'features/userCategories/form/CategoryDialog.tsx'],
      [
        'features/conditions/form/ConditionDialog.tsx',
        'features/medicalTeam/directory/PractitionerDialog.tsx',
      ],
      [
        'features/conditions/form/ConditionDialog.tsx',
        'features/telemonitoring/record/RecordReadingDialog.tsx',
      ],
      [
        'features/medicalTeam/directory/PractitionerDialog.tsx',
        'features/medicalTeam/members/MemberDialog.tsx',
      ],
    ],
  },
  {
    why: 'two small forms of the editor: fields stay explicit',
    pairs: [['features/education/body/FilmDialog.tsx', 'features/education/body/LinkDialog.tsx']],
  },
  {
    why: 'the showcase and the product share no screens',
    pairs: [
      ['features/education/body/PictureDialog.tsx', 'showcase/extensions/wysiwyg-editor/PictureDialog.tsx'],
      ['features/patients/imports/run/fileReader.ts', 'showcase/extensions/import/tableReader.ts'],
    ],
  },
  {
    why: 'a third history of that kind would name the frame',
    pairs: [['features/medicalTeam/members/TeamHistory.tsx', 'features/programme/ProgrammeHistory.tsx']],
  },
  {
    why: 'the field of a form, and one without a form',
    pairs: [['features/patients/imports/csv/CsvFormatFields.tsx', 'shared/forms/SelectField.tsx']],
  },
  {
    why: 'examples are shown as they would be written',
    pairs: [
      ['showcase/cards/analytics/boardParts.tsx', 'showcase/charts/chartjs/chartJsRound.tsx'],
      ['showcase/forms/layout/form-layout.tsx', 'showcase/forms/layout/form-layout/formLayouts.tsx'],
    ],
  },
];

const nameOf = ({ name }) => name.replaceAll('\\', '/').replace(/^.*?src\//, '');
const keyOf = (files) => files.toSorted().join(' ~ ');

/** @returns what is alike and not accepted, and what is accepted and no longer alike, a line each */
function judge({ duplicates }) {
  const known = new Map(accepted.flatMap(({ pairs }) => pairs.map((files) => [keyOf(files), false])));
  const found = duplicates.flatMap(({ firstFile, secondFile, lines }) => {
    const files = [firstFile, secondFile].map(nameOf);
    const key = keyOf(files);
    if (known.has(key)) {
      known.set(key, true);
      return [];
    }
    const places = [firstFile, secondFile].map((file) => `src/${nameOf(file)}:${file.start}`);
    return [`${lines} lines stand twice: ${places.join(' and ')}`];
  });
  const gone = [...known].filter(([, seen]) => !seen).map(([key]) => `No longer alike: ${key}`);
  return [...found, ...gone];
}

/** Looks for copies in src. @returns like every step of a suite */
export async function findCopies() {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  try {
    const { succeeded, output } = await runTool('jscpd', [
      'src',
      '--min-lines',
      String(LINES),
      '--min-tokens',
      String(TOKENS),
      '--format',
      'typescript,tsx',
      '--ignore',
      '**/locales/**,**/vendor/**',
      '--reporters',
      'json',
      '--output',
      folder,
      '--silent',
    ]);
    if (!succeeded) return { succeeded, output };
    const problems = judge(JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8')));
    return { succeeded: problems.length === 0, output: problems.join('\n') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
