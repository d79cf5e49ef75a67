import { categoryProblems } from '@/domain/category/categoryProblems';
import type { CategoryBody, UserCategory } from '@/domain/category/userCategory';
import { Refused } from '../../contract';
import { defineRecords, permitFor } from '../defineRecords';
import type { WriteTransaction } from '../../store/transaction';

/** @throws Refused 409 where another category has the name or the code */
async function mustBeOwn(transaction: WriteTransaction, body: CategoryBody): Promise<void> {
  const fields = categoryProblems(body, await transaction.table('categories').getAll());
  const [first] = Object.values(fields);
  if (first) throw new Refused(409, first, fields);
}

/**
 * Makes sure that what a category newly proposes is there to be given; what it proposed before may have been
 * withdrawn since.
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
    const plan = await transaction.table('fluidPlans').get(fluidPlan);
    if (plan?.status !== 'active') fields['defaults.fluidPlan'] = 'validation.planActive';
  }
  for (const kind of ['questionnaires', 'articles'] as const)
    for (const id of defaults[kind].filter((one) => !before?.defaults?.[kind].includes(one)))
      if ((await transaction.table(kind).getKey(id)) === undefined)
        fields[`defaults.${kind}`] = 'validation.invalid';
  if (Object.keys(fields).length > 0) throw new Refused(422, 'errors.invalid', fields);
}

/** @throws Refused 409 where patients are in the category of this code */
async function mustHaveNobody(
  transaction: WriteTransaction,
  code: string,
  fields?: Refused['fields'],
): Promise<void> {
  for await (const { value } of transaction.table('patients').rows())
    if (value.category === code) throw new Refused(409, 'errors.categoryInUse', fields);
}

/**
 * Limits of a category that was deleted or renamed would apply to nobody, and would apply again to the next category
 * with its code. @throws Refused 409 where rules, thresholds, plans or posts name the code
 */
async function mustBeUnnamed(
  transaction: WriteTransaction,
  code: string,
  fields?: Refused['fields'],
): Promise<void> {
  const all = <K extends 'rules' | 'thresholds' | 'fluidPlans' | 'articles'>(kind: K) =>
    transaction.table(kind).getAll();
  const isNamed =
    (await all('rules')).some(
      ({ appliesTo }) => appliesTo.to === 'category' && appliesTo.codes.includes(code),
    ) ||
    (await all('thresholds')).some(({ scope, key }) => scope === 'category' && key === code) ||
    (await all('fluidPlans')).some(({ category }) => category === code) ||
    (await all('articles')).some(({ categories }) => categories.includes(code));
  if (isNamed) throw new Refused(409, 'errors.categoryNamed', fields);
}

/**
 * User categories. Archiving one and taking it back are changes like others. The code stays once anything names it, and
 * a category that anything names is archived instead of removed.
 */
export const categoryRecords = defineRecords({
  kind: 'categories',
  permit: permitFor('categories.write'),
  async check({ transaction, body, before, stamp }) {
    if (before && before.code !== body.code) {
      await mustHaveNobody(transaction, before.code, { code: 'errors.categoryInUse' });
      await mustBeUnnamed(transaction, before.code, { code: 'errors.categoryNamed' });
    }
    await mustBeOwn(transaction, body);
    await mustBeProposable(transaction, body, before);
    return { record: { ...body, ...stamp } };
  },
  async checkRemoval({ transaction, before }) {
    await mustHaveNobody(transaction, before.code);
    await mustBeUnnamed(transaction, before.code);
  },
});
