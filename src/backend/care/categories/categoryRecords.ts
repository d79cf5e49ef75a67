import { categoryProblems } from '@/domain/category/categoryProblems';
import type { CategoryBody, UserCategory } from '@/domain/category/userCategory';
import { Refused } from '../../contract';
import { namedChanges, note } from '../audit/audit';
import type { Surroundings } from '../alerts/reevaluatePatient';
import { currentRecord } from '../../store/entities';
import { mustBeAdmin, type Stored } from '../rules/ruleRecords';
import type { WriteTransaction } from '../../store/transaction';

/** @throws Refused 409 where another category has the name or the code */
async function mustBeOwn(transaction: WriteTransaction, body: CategoryBody): Promise<void> {
  const fields = categoryProblems(body, await transaction.objectStore('categories').getAll());
  const [first] = Object.values(fields);
  if (first) throw new Refused(409, first, fields);
}

/**
 * What a category newly proposes must be there to be given; what it proposed before may have been withdrawn since.
 * @throws Refused 422
 */
async function mustBeProposable(
  transaction: WriteTransaction,
  { defaults }: CategoryBody,
  before?: UserCategory,
): Promise<void> {
  if (!defaults) return;
  const fields: Record<string, string> = {};
  const { fluidPlan } = defaults;
  if (fluidPlan !== undefined && fluidPlan !== before?.defaults?.fluidPlan) {
    const plan = await transaction.objectStore('fluidPlans').get(fluidPlan);
    if (plan?.status !== 'active') fields['defaults.fluidPlan'] = 'validation.planActive';
  }
  for (const kind of ['questionnaires', 'articles'] as const)
    for (const id of defaults[kind].filter((one) => !before?.defaults?.[kind].includes(one)))
      if ((await transaction.objectStore(kind).getKey(id)) === undefined)
        fields[`defaults.${kind}`] = 'validation.invalid';
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
}

/** @throws Refused 409 where patients are in the category of this code */
async function mustHaveNobody(
  transaction: WriteTransaction,
  code: string,
  fields?: Refused['fields'],
): Promise<void> {
  for await (const { value } of transaction.objectStore('patients'))
    if (value.category === code) throw new Refused(409, 'errors.categoryInUse', fields);
}

/**
 * A category that were gone or renamed would leave limits that hold for nobody, and come back with whoever takes the
 * code next. @throws Refused 409 where rules, thresholds, plans or posts name the code
 */
async function mustBeUnnamed(
  transaction: WriteTransaction,
  code: string,
  fields?: Refused['fields'],
): Promise<void> {
  const all = <K extends 'rules' | 'thresholds' | 'fluidPlans' | 'articles'>(kind: K) =>
    transaction.objectStore(kind).getAll();
  const isNamed =
    (await all('rules')).some(
      ({ appliesTo }) => appliesTo.to === 'category' && appliesTo.codes.includes(code),
    ) ||
    (await all('thresholds')).some(({ scope, key }) => scope === 'category' && key === code) ||
    (await all('fluidPlans')).some(({ category }) => category === code) ||
    (await all('articles')).some(({ categories }) => categories.includes(code));
  if (isNamed) throw new Refused(409, 'errors.categoryNamed', fields);
}

async function put(
  transaction: WriteTransaction,
  body: CategoryBody,
  { now, newId }: Surroundings,
): Promise<UserCategory> {
  const record: UserCategory = { ...body, version: newId(), updatedAt: new Date(now).toISOString() };
  await transaction.objectStore('categories').put(record);
  return record;
}

/** Stores a new category; one whose id exists already is answered as it is stored. @throws Refused 403; 409; 422 */
export async function createCategory(
  transaction: WriteTransaction,
  body: CategoryBody,
  surroundings: Surroundings,
): Promise<Stored<UserCategory>> {
  mustBeAdmin(surroundings);
  const existing = await transaction.objectStore('categories').get(body.id);
  if (existing) return { record: existing, created: false };
  await mustBeOwn(transaction, body);
  await mustBeProposable(transaction, body);
  const record = await put(transaction, body, surroundings);
  await note(transaction, surroundings, { action: 'created', kind: 'categories', record: record.id });
  return { record, created: true };
}

/**
 * Replaces the category whose version is `ifMatch`; archiving one and taking it back are changes like others. Its code
 * stays once anything names it. @throws Refused 403; 404; 409; 412; 422
 */
export async function updateCategory(
  transaction: WriteTransaction,
  body: CategoryBody,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<UserCategory> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'categories', body.id, ifMatch);
  if (before.code !== body.code) {
    await mustHaveNobody(transaction, before.code, { code: 'errors.categoryInUse' });
    await mustBeUnnamed(transaction, before.code, { code: 'errors.categoryNamed' });
  }
  await mustBeOwn(transaction, body);
  await mustBeProposable(transaction, body, before);
  const record = await put(transaction, body, surroundings);
  const changes = namedChanges(before, record);
  await note(transaction, surroundings, {
    action: 'updated',
    kind: 'categories',
    record: record.id,
    changes,
  });
  return record;
}

/** Removes the category whose version is `ifMatch` and that nothing names; others are archived. @throws Refused 403; 404; 409; 412 */
export async function removeCategory(
  transaction: WriteTransaction,
  id: string,
  ifMatch: string,
  surroundings: Surroundings,
): Promise<UserCategory> {
  mustBeAdmin(surroundings);
  const before = await currentRecord(transaction, 'categories', id, ifMatch);
  await mustHaveNobody(transaction, before.code);
  await mustBeUnnamed(transaction, before.code);
  await transaction.objectStore('categories').delete(id);
  await note(transaction, surroundings, { action: 'removed', kind: 'categories', record: id });
  return before;
}
