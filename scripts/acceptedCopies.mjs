/** Pairs of files below src, in alphabetical order, that may share a stretch of code, and why. */
export const accepted = [
  {
    why: 'Each demonstration app can be taken out by itself, and none shares screens with the product.',
    pairs: [
      ['demo/accounts/DemoRegister.tsx', 'demo/accounts/DemoSignIn.tsx'],
      ['demo/calendar/grid/MonthGrid.tsx', 'demo/calendar/grid/TimeGrid.tsx'],
      ['demo/calendar/entry/EntryDialog.tsx', 'demo/todo/TaskDialog.tsx'],
    ],
  },
  {
    why: 'Lists of the same names for another purpose: no logic.',
    pairs: [
      ['domain/alerts/alert.ts', 'domain/alerts/alertTransition.ts'],
      ['backend/care/exchange/importedPerson.ts', 'domain/exchange/patientRecord.ts'],
      ['features/audit/wording/auditFields.ts', 'features/fluidPlans/planParts.ts'],
      ['features/medicines/plan/PlanForm.tsx', 'features/medicines/plan/usePlanForm.ts'],
      ['features/medicines/taken/DueItem.tsx', 'features/medicines/taken/NeededItem.tsx'],
      [
        'features/telemonitoring/record/ConfirmUnusualValues.tsx',
        'features/telemonitoring/record/RecordFields.tsx',
      ],
    ],
  },
  {
    why: 'Fields, facts and buttons of a screen are written out where they stand.',
    pairs: [
      ['features/alerts/actions/AssignFields.tsx', 'features/alerts/actions/SnoozeFields.tsx'],
      ['features/education/body/FilmDialog.tsx', 'features/education/body/LinkDialog.tsx'],
      ['features/alertRules/form/RuleForm.tsx', 'features/fluidPlans/form/PlanForm.tsx'],
      ['features/patients/imports/csv/CsvFormatFields.tsx', 'features/patients/imports/csv/CsvQuestions.tsx'],
      [
        'features/questioners/builder/items/ItemEditor.tsx',
        'features/questioners/builder/items/OptionFields.tsx',
      ],
      [
        'features/questioners/builder/items/ItemEditor.tsx',
        'features/questioners/builder/items/PresetFields.tsx',
      ],
      [
        'features/questioners/builder/items/ItemEditor.tsx',
        'features/questioners/builder/scores/ScoreEditor.tsx',
      ],
      [
        'features/questioners/builder/items/OptionFields.tsx',
        'features/questioners/builder/scores/ScoreEditor.tsx',
      ],
      ['features/medicines/record/AllocationView.tsx', 'features/questioners/record/ResponseFacts.tsx'],
      [
        'features/medicines/catalogue/MedicineDetails.tsx',
        'features/userCategories/detail/CategoryFacts.tsx',
      ],
    ],
  },
  {
    why: 'Examples of the showcase are shown as they would be written, and share nothing with the product.',
    pairs: [
      ['showcase/cards/analytics/boardParts.tsx', 'showcase/charts/chartjs.tsx'],
      ['demo/charts/FigureCard.tsx', 'showcase/charts/frame/ChartFrame.tsx'],
      ['showcase/components/dropdowns/panelKinds.tsx', 'showcase/components/modals/modalKinds.tsx'],
      ['features/education/body/PictureDialog.tsx', 'showcase/extensions/wysiwyg-editor/PictureDialog.tsx'],
      ['showcase/forms/layout/form-layout.tsx', 'showcase/forms/layout/form-layout/formLayouts.tsx'],
    ],
  },
];
