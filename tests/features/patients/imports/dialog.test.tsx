import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Patient } from '@/domain/patients/patient';
import { patientRecordSchema } from '@/domain/exchange/patientRecord';
import { readResources } from '@/domain/fhir/read/collector';
import { entriesOf } from '@/domain/fhir/read/entries';
import { toBundle } from '@/domain/fhir/write/toBundle';
import { downloadRecord, fileNameOf } from '@/features/patients/record/exportRecord';
import { care } from '@/shared/api/http';
import { arrivingFile } from '@tests/support/arriving';
import { renderApp } from '@tests/support/renderApp';
import {
  aBundle,
  aCondition,
  anObservation,
  aPatient,
  aPressure,
  OPTIONS,
  PATIENT_ID,
} from '../../../domain/fhir/synthea';

const bundle = aBundle([
  aPatient(),
  aPressure(1, 151, 93),
  aPressure(2, 1200, 93),
  aCondition(1, '38341003'),
  anObservation(3, { code: { coding: [{ system: 'http://loinc.org', code: '2339-0' }], text: 'Glucose' } }),
]);
const file = (name: string, text: string) =>
  new File([new TextEncoder().encode(text)], name, { type: 'application/json' });
const good = () => file('casares.json', JSON.stringify(bundle));

async function openDialog() {
  const app = await renderApp('/userlist', { as: 'USER' });
  await app.user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import patients' });
  return { ...app, dialog };
}

/** What the browser would have saved. */
function catchDownloads() {
  const saved: { name: string; blob: Blob }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (source) => {
    if (source instanceof Blob) blob = source;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}

describe('the import dialog', () => {
  it('XS08: stores what a file holds, links the patient, accounts for everything else, and saves the report; the same file again changes nothing and says so', async () => {
    const saved = catchDownloads();
    const { user, dialog } = await openDialog();
    await user.upload(within(dialog).getByLabelText('FHIR files'), [good(), file('broken.json', '{"a"')]);

    expect(await within(dialog).findByText('1 patient: 1 new, 0 changed, 0 unchanged.')).toBeInTheDocument();
    const row = within(dialog).getByRole('row', { name: /^casares\.json/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '1', '1', '0', '0', '0', '0', '2']);
    expect(within(dialog).getByText(/damaged or not JSON/)).toHaveTextContent('broken.json');
    expect(within(dialog).getByText('Observation · 2339-0 · Glucose')).toBeInTheDocument();
    expect(within(dialog).getByText('The value is implausible.')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'José María Casares423' })).toHaveAttribute(
      'href',
      `/userlist/${PATIENT_ID}`,
    );

    const { data } = await care.get<unknown>(`/records/${PATIENT_ID}`);
    const stored = patientRecordSchema.parse(data);
    expect(stored.readings).toMatchObject([
      { measure: 'bloodPressure', value: 151, diastolic: 93, source: 'import' },
    ]);
    expect(stored.patient.pathologies).toEqual(['HyperTension']);

    await user.click(within(dialog).getByRole('button', { name: 'Save report' }));
    expect(saved[0]?.name).toBe('import-report.csv');
    expect(await saved[0]?.blob.text()).toContain('casares.json,1,1,1,0,0,0,0,2');

    await user.click(within(dialog).getByRole('button', { name: 'Import more' }));
    await user.upload(within(dialog).getByLabelText('FHIR files'), good());
    expect(await within(dialog).findByText('1 patient: 0 new, 0 changed, 1 unchanged.')).toBeInTheDocument();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('Casares');
    expect(await screen.findByRole('link', { name: 'José María Casares423' })).toBeInTheDocument();
  });
});

/** Somebody with one pressure, under a number of a hospital. */
const someone = (family: string, birthDate: string, more: Record<string, unknown> = {}) =>
  file(
    `${family}.json`,
    JSON.stringify(
      aBundle([
        {
          resourceType: 'Patient',
          id: `p-${family}`,
          identifier: [{ system: 'urn:hospital', value: '12345' }],
          name: [{ use: 'official', family, given: ['Anna'] }],
          gender: 'female',
          birthDate,
          ...more,
        },
        aPressure(1, 151, 93, { id: `o-${family}`, subject: { reference: `Patient/p-${family}` } }),
      ]),
    ),
  );

describe('a row that only a person can decide', () => {
  const begin = async (...files: File[]) => {
    const app = await openDialog();
    const { user, dialog } = app;
    for (const [index, one] of files.entries()) {
      if (index > 0) await user.click(await within(dialog).findByRole('button', { name: 'Import more' }));
      await user.upload(within(dialog).getByLabelText('FHIR files'), one);
    }
    const group = await within(dialog).findByRole('group');
    return { ...app, group };
  };
  const stored = async () =>
    (await care.get<{ items: Patient[] }>('/patients', { params: { limit: 500 } })).data.items
      .filter(({ firstName }) => firstName === 'Anna')
      .map(({ lastName }) => lastName)
      .toSorted();

  it('shows both people side by side and keeps them apart when somebody says so; what could not be stored stays open and is tried again', async () => {
    const { user, dialog, group } = await begin(someone('Berg', '1949-09-30'), someone('Thal', '1983-01-12'));
    expect(group).toHaveAccessibleName(
      'Is Anna Thal in the file the same person as Anna Berg, who is stored here?',
    );
    expect(
      within(group)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringMatching(/^FieldStored here.*In the filedate unknown$/),
      'Patient DiffersAnna BergAnna Thal',
      'Date of birth Differs30 Sept 194912 Jan 1983',
      'Sex FemaleFemale',
      'Patient ID 1234512345',
    ]);
    expect(await stored()).toEqual(['Berg']);
    const post = vi.spyOn(care, 'post').mockRejectedValueOnce(new Error('lost'));
    await user.click(within(group).getByRole('button', { name: 'Another person' }));
    expect(await within(group).findByRole('alert')).toBeInTheDocument();
    post.mockRestore();
    await user.click(within(group).getByRole('button', { name: 'Another person' }));
    expect(await within(dialog).findByText(/Everything is decided/)).toBeInTheDocument();
    expect(within(dialog).getByText('1 patient: 1 new, 0 changed, 0 unchanged.')).toBeInTheDocument();
    expect(await stored()).toEqual(['Berg', 'Thal']);
  });

  it('is stored as the same person only when somebody says so, and then asks whose values hold, in the language of the page', async () => {
    const { user, dialog, group } = await begin(
      someone('Berg', '1949-09-30'),
      someone('Berg-Thal', '1949-09-03'),
    );
    await user.click(within(group).getByRole('button', { name: 'Same person' }));
    const next = await within(dialog).findByRole('group', { name: /^Anna Berg-Thal: the file is older/ });
    expect(within(next).getByRole('row', { name: 'Last name Berg Berg-Thal' })).toBeInTheDocument();
    expect(
      within(next).getByRole('row', { name: 'Date of birth 30 Sept 1949 3 Sept 1949' }),
    ).toBeInTheDocument();
    expect(await stored()).toEqual(['Berg']);
    await user.click(within(next).getByRole('button', { name: 'Take the values of the file' }));
    expect(await within(dialog).findByText(/Everything is decided/)).toBeInTheDocument();
    expect(await stored()).toEqual(['Berg-Thal']);
  });

  it('asks about dialysis that only diagnoses tell of, here and on the record until somebody decides', async () => {
    const { user, dialog } = await openDialog();
    const arriving = arrivingFile('17-dialysis-conditions.json');
    await user.upload(within(dialog).getByLabelText('FHIR files'), [arriving]);
    const question = await within(dialog).findByRole('group', {
      name: 'Ilmar Koskela: the record suggests something that nobody has confirmed. Decide in the profile of the patient.',
    });
    const said = within(question)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(said.toSorted()).toEqual([
      'Dialysis Not knownDependence on renal dialysis',
      'Dialysis Not knownEnd stage renal disease',
      'Dialysis Not knownHaemodialysis',
    ]);
    await user.click(within(question).getByRole('button', { name: 'Decide later in the profile' }));
    expect(within(dialog).getByText(/to be decided in the profile/)).toBeInTheDocument();

    await user.click(within(dialog).getByRole('link', { name: 'Ilmar Koskela' }));
    const mark = await screen.findByRole('link', { name: /^Dialysis not known\. The record says: / });
    expect(mark).toHaveTextContent('Haemodialysis (18 Nov 2026)');
    await user.click(mark);
    const form = within(await screen.findByRole('form', { name: 'Profile of the patient' }));
    const choice = form.getByLabelText(/^Dialysis/);
    expect(choice).toHaveDisplayValue('Not known');
    await user.selectOptions(choice, 'Haemodialysis');
    await user.type(form.getByLabelText(/^Dry weight/), '71');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('The profile is saved.');
    expect(screen.queryByRole('link', { name: /^Dialysis not known/ })).toBeNull();
  });

  it('left out or left open stays out, and closing says so first', async () => {
    const { user, dialog, group } = await begin(someone('Berg', '1949-09-30'), someone('Thal', '1983-01-12'));
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    const question = await screen.findByRole('dialog', { name: 'Close with 1 row undecided?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(within(group).getByRole('button', { name: 'Leave out' }));
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toContain('Anna Thal: left out');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await stored()).toEqual(['Berg']);
  });
});

async function sampleRecord() {
  const { data } = await care.get<unknown>('/records/sample-01');
  return patientRecordSchema.parse(data);
}

describe('the export of a record', () => {
  it('says how much of each kind the file holds, and what stays behind', async () => {
    const saved = catchDownloads();
    const { user } = await renderApp('/userlist/sample-01', { as: 'USER' });
    const record = await sampleRecord();
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const notice = await screen.findByText(/^Exported: 1 patient, /);
    expect(notice).toHaveTextContent(`${record.readings.length.toLocaleString('en-GB')} readings`);
    expect(notice).toHaveTextContent(`${record.care?.allocations?.length ?? 0} medicine`);
    expect(notice).toHaveTextContent(`${record.care?.alerts?.length ?? 0} alert`);
    expect(saved).toHaveLength(1);
  });

  it('that comes back tells what of it is not stored because something else stands here', async () => {
    const { user, dialog } = await openDialog();
    const record = await sampleRecord();
    const [medicine] = record.care?.allocations ?? [];
    if (!medicine) throw new Error('no medicine');
    const changed = { allocations: [{ ...medicine, note: 'Another note' }] };
    const text = JSON.stringify(toBundle({ ...record, readings: [], care: changed }, Date.now()));
    await user.upload(within(dialog).getByLabelText('FHIR files'), file('whole.json', text));
    const left = await within(dialog).findByRole('region', { name: 'Not imported' });
    expect(left).toHaveTextContent(/1 medicine. It is already stored here, with different content./);
    expect(within(dialog).getByRole('region', { name: /^Medicines, plans/ })).toHaveTextContent(
      'whole.json: 1 medicine',
    );
  });

  it('is a bundle that reads back as the record that was stored', async () => {
    const saved = catchDownloads();
    const { user, dialog } = await openDialog();
    await user.upload(within(dialog).getByLabelText('FHIR files'), good());
    await within(dialog).findByRole('button', { name: 'Import more' });
    await downloadRecord(PATIENT_ID);
    expect(saved[0]?.name).toBe('Casares423_José_María.json');
    const document: unknown = JSON.parse((await saved[0]?.blob.text()) ?? '');
    const { records } = readResources(
      [...entriesOf(document)].map((found) => ({ file: 'x', ...found })),
      OPTIONS,
    );
    const { data } = await care.get<unknown>(`/records/${PATIENT_ID}`);
    expect(records).toEqual([patientRecordSchema.parse(data)]);
  });

  it.each([
    ['Müller-Lüdenscheidt', 'Anna Lena', 'Müller-Lüdenscheidt_Anna_Lena.json'],
    ['../../etc/passwd', '\u202Egpj', 'etc_passwd_gpj.json'],
    ['💀', '\u0000', 'patient.json'],
    ['x'.repeat(500), 'y', `${'x'.repeat(60)}_y.json`],
  ])('AP11: %j, %j is saved as %s', (lastName, firstName, expected) => {
    expect(fileNameOf({ lastName, firstName })).toBe(expected);
  });
});
