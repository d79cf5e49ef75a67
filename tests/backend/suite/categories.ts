import { describe, expect, it } from 'vitest';
import type { CategoryBody, UserCategory } from '@/domain/category/userCategory';
import { careClient, matching } from '../clinic';
import { aPatientDraft, aReadingDraft } from '../drafts';
import { aPlan } from '@tests/support/plans';
import { aThreshold } from '@tests/support/rules';
import { storedOtherwise, visitors, type Scene } from './scene';

const forbidden = { status: 403, data: { message: 'errors.forbidden' } };
const conflict = (field: string, message: string) => ({
  status: 409,
  data: { message, fields: { [field]: message } },
});
const invalid = (fields: Record<string, string>) => ({ status: 422, data: { fields } });

export function categoryBehaviour(scene: Scene): void {
  const { admin, alertsOf, nurse, subject, summaryOf } = visitors(scene);
  const body = (parts: Partial<CategoryBody> = {}): CategoryBody => ({
    id: 'c1',
    name: 'Haemodialysis',
    type: 'clinical',
    code: 'HD',
    ...parts,
  });
  const create = (parts: Partial<CategoryBody> = {}) => admin().post('/categories', body(parts));
  const save = ({ version, ...category }: UserCategory, parts: Partial<CategoryBody>) =>
    admin().put(`/categories/${category.id}`, { ...category, ...parts }, matching(version));
  const remove = ({ id, version }: UserCategory) => admin().delete(`/categories/${id}`, matching(version));
  const addPatient = (id: string, category: string | null) =>
    admin().post('/patients', aPatientDraft({ id, patientId: `NP-${id}`, category }));
  const categoryOf = async (patient: string) => (await nurse().get(`/patients/${patient}`)).data.category;

  describe('user categories', () => {
    it('§2.0: are the administrators’; everybody reads them', async () => {
      expect(await nurse().post('/categories', body())).toMatchObject(forbidden);
      const { data: stored } = await create();
      const path = '/categories/c1';
      expect(await nurse().put(path, stored, matching(stored.version))).toMatchObject(forbidden);
      expect(await nurse().delete(path, matching(stored.version))).toMatchObject(forbidden);
      expect(await nurse().post(`${path}/move`, { to: 'c2' })).toMatchObject(forbidden);
      expect((await nurse().get('/categories')).data.items).toEqual([stored]);
      // A retry makes no second one, and a stale save is a conflict.
      expect(await create()).toMatchObject({ status: 201, data: stored });
      expect(await create({ name: 'Again' })).toMatchObject(storedOtherwise(stored));
      expect((await save({ ...stored, version: 'stale' }, {})).status).toBe(412);
    });

    it('§2.10: have a name and a code of their own', async () => {
      const { data: first } = await create({ name: 'Hémodialyse' });
      expect(await create({ id: 'c2', code: 'HD2', name: ' HEMODIALYSE ' })).toMatchObject(
        conflict('name', 'errors.duplicateCategory'),
      );
      expect(await create({ id: 'c2', name: 'Other' })).toMatchObject(
        conflict('code', 'errors.duplicateCode'),
      );
      expect(await create({ id: 'c2', code: 'hd', name: ' ' })).toMatchObject(
        invalid({ code: 'validation.categoryCode', name: 'validation.required' }),
      );
      expect(await create({ id: 'c2', type: 'other' as 'clinical', code: 'X2' })).toMatchObject(
        invalid({ type: 'validation.required' }),
      );
      // An archived one gives its name free, and comes back only where nobody has taken it.
      const { data: archived } = await save(first, { archived: true });
      const { data: second } = await create({ id: 'c2', code: 'HD2', name: 'Hemodialyse' });
      expect(await save(archived, { archived: false })).toMatchObject(
        conflict('name', 'errors.duplicateCategory'),
      );
      await remove(second);
      expect(await save(archived, { archived: false })).toMatchObject({ status: 200 });
    });

    it('propose only what can be given; what was withdrawn since stays proposed', async () => {
      const defaults = { fluidPlan: 'plan', questionnaires: ['none'], articles: ['none'] };
      expect(await create({ defaults })).toMatchObject(
        invalid({
          'defaults.fluidPlan': 'validation.planActive',
          'defaults.questionnaires': 'validation.invalid',
          'defaults.articles': 'validation.invalid',
        }),
      );
      const { data: plan } = await admin().post('/fluidPlans', aPlan());
      const own = { fluidPlan: 'plan', questionnaires: [], articles: [] };
      const { data: stored } = await create({ defaults: own });
      expect(stored.defaults).toEqual(own);
      const retired = await admin().put(
        '/fluidPlans/plan',
        { ...aPlan(), status: 'archived' },
        matching(plan.version),
      );
      expect(retired.status).toBe(200);
      expect((await save(stored, { name: 'Renamed' })).status).toBe(200);
    });

    it('are archived rather than deleted once anything names them, and keep their code', async () => {
      const { data: category } = await create();
      const free = await create({ id: 'c2', code: 'PD', name: 'Other' });
      const named = { status: 409, data: { message: 'errors.categoryNamed' } };
      const refused = async () => {
        expect(await remove(category)).toMatchObject(named);
        expect(await save(category, { code: 'HDF' })).toMatchObject({
          ...named,
          data: { fields: { code: 'errors.categoryNamed' } },
        });
      };
      const threshold = aThreshold({ scope: 'category', key: 'HD', off: true });
      const { data: stored } = await admin().post('/thresholds', threshold);
      await refused();
      await admin().delete('/thresholds/t1', matching(stored.version));
      await admin().post('/fluidPlans', aPlan({ category: 'HD', status: 'draft' }));
      await refused();
      expect((await save(category, { archived: true })).status).toBe(200);
      expect((await remove(free.data)).status).toBe(204);
    });

    it('take nobody in once they are archived; whoever is there stays and can be written about', async () => {
      const { data: category } = await create();
      const { data: inside } = await addPatient('p1', 'HD');
      const { data: outside } = await addPatient('p2', null);
      await save(category, { archived: true });
      const closed = invalid({ category: 'errors.categoryArchived' });
      const into = (patient: { version: string }) =>
        admin().put('/patients/p2', { ...patient, category: 'HD' }, matching(patient.version));
      expect(await addPatient('p3', 'HD')).toMatchObject(closed);
      expect(await into(outside)).toMatchObject(closed);
      const renamed = await nurse().put(
        '/patients/p1',
        { ...inside, referent: 'Sister Anna' },
        matching(inside.version),
      );
      expect(renamed).toMatchObject({ status: 200, data: { category: 'HD' } });
    });
  });

  describe('moving patients to another category', () => {
    const move = (from: string, sent: object, who = admin()) => who.post(`/categories/${from}/move`, sent);

    it('§2.10: changes the category of those named, writes it down, and does so once', async () => {
      await create();
      await create({ id: 'c2', code: 'PD', name: 'Peritoneal dialysis' });
      for (const id of ['p1', 'p2', 'p3']) await addPatient(id, 'HD');
      await addPatient('p4', null);
      const sent = { to: 'c2', patients: ['p1', 'p4', 'nobody', 'p1'] };
      expect(await move('c1', sent)).toMatchObject({
        status: 200,
        data: { moved: ['p1'], unchanged: [], elsewhere: ['p4', 'nobody'] },
      });
      expect(subject().changes.at(-1)).toEqual({ patients: ['p1'] });
      expect(await move('c1', sent)).toMatchObject({ data: { moved: [], unchanged: ['p1'] } });
      expect([await categoryOf('p1'), await categoryOf('p2')]).toEqual(['PD', 'HD']);
      expect((await summaryOf('p1')).category).toBe('PD');
      const { items } = (await nurse().get('/patients/p1/audit')).data;
      expect(items).toMatchObject([
        {
          action: 'updated',
          kind: 'patients',
          by: 'admin@nephrodesk.test',
          changes: [{ field: 'category', before: 'HD', after: 'PD' }],
        },
        { action: 'created' },
      ]);
      expect((await move('c1', { to: 'c2' })).data).toMatchObject({ moved: ['p2', 'p3'] });
    });

    it('judges them by the limits of their new category at once', async () => {
      await create();
      await create({ id: 'c2', code: 'PD', name: 'Peritoneal dialysis' });
      await addPatient('p1', 'HD');
      const limits = [{ severity: 'critical', limit: 150 }];
      const threshold = { ...aThreshold({ id: 't1', scope: 'category', key: 'PD' }), limits };
      expect((await admin().post('/thresholds', { ...threshold, rule: 'pressureSevere' })).status).toBe(201);
      await nurse().post('/readings', aReadingDraft({ value: 155, diastolic: 80 }));
      expect(await alertsOf('p1')).toEqual([]);
      await move('c1', { to: 'c2' });
      expect(await alertsOf('p1')).toMatchObject([{ rule: 'pressureSevere', origin: 'category' }]);
    });

    it('loses nothing that somebody else wrote meanwhile (RC04)', async () => {
      await create();
      await create({ id: 'c2', code: 'PD', name: 'Peritoneal dialysis' });
      const { data: patient } = await addPatient('p1', 'HD');
      const elsewhere = careClient(subject().elsewhere, 'nurse');
      const write = () =>
        elsewhere.put('/patients/p1', { ...patient, referent: 'Sister Anna' }, matching(patient.version));
      const [moved, written] = await Promise.all([move('c1', { to: 'c2' }), write()]);
      expect(moved.status).toBe(200);
      const { data: after } = await nurse().get('/patients/p1');
      expect(after.category).toBe('PD');
      // Either the referent was there first and stayed, or whoever wrote it was told of the move.
      expect([after.referent, written.status]).toEqual(
        written.status === 200 ? ['Sister Anna', 200] : [undefined, 412],
      );
    });

    it('is refused into an archived one, the same one, and one that is not there', async () => {
      await create();
      const { data: other } = await create({ id: 'c2', code: 'PD', name: 'Peritoneal dialysis' });
      await addPatient('p1', 'HD');
      await save(other, { archived: true });
      expect(await move('c1', { to: 'c2' })).toMatchObject(conflict('to', 'errors.categoryArchived'));
      expect(await move('c1', { to: 'c1' })).toMatchObject(invalid({ to: 'validation.invalid' }));
      expect(await move('c1', { to: 'nowhere' })).toMatchObject(invalid({ to: 'validation.invalid' }));
      expect((await move('nowhere', { to: 'c1' })).status).toBe(404);
      expect(await move('c1', { to: 'c1', patients: [] })).toMatchObject({ status: 422 });
      expect(await categoryOf('p1')).toBe('HD');
    });
  });
}
