import type { ReadFile } from './readFile';
import type { Person } from './assemblePerson';
import type { CareItem, DefinitionItem, ReferralItem, TargetItem } from './items';

/** Files a record under its patient. @param id of one that has none of ours */
export function putCare({ store, value }: CareItem, id: string, { record }: Person): CareItem['store'] {
  record.care ??= {};
  const list = (record.care[store] ?? []) as CareItem['value'][];
  list.push({ ...value, id: value.id || id, patient: record.patient.id });
  Object.assign(record.care, { [store]: list });
  return store;
}

/** Keeps the newer one of two states of a record of ours. */
export function putNewerCare({ store, value: sent }: CareItem, named: string, { record }: Person): void {
  const value = { ...sent, id: sent.id || named };
  const list = (record.care?.[store] ?? []) as CareItem['value'][];
  const at = list.findIndex(({ id }) => id === value.id);
  const known = list[at];
  if (known && known.updatedAt < value.updatedAt) list[at] = { ...value, patient: record.patient.id };
}

/** Questionnaires and posts go with the patients who have them. @returns those that at least one patient has */
export function putDefinitions(people: readonly Person[], files: readonly ReadFile[]): Set<DefinitionItem> {
  const definitions = files.flatMap(({ waiting }) =>
    waiting.flatMap(({ items: [item] }) => (item?.kind === 'definition' ? [item] : [])),
  );
  const used = new Set<DefinitionItem>();
  for (const { record } of people) {
    const { care } = record;
    if (!care) continue;
    const named = {
      questionnaires: [...(care.questionnaireAssignments ?? []), ...(care.questionnaireResponses ?? [])].map(
        ({ questionnaire }) => questionnaire,
      ),
      articles: (care.articleAssignments ?? []).map(({ article }) => article),
    };
    // The newest state of each is the one that stays.
    const ordered = definitions.toSorted((a, b) => (a.value.updatedAt < b.value.updatedAt ? -1 : 1));
    for (const definition of ordered) {
      const { store, value } = definition;
      if (!named[store].includes(value.id)) continue;
      used.add(definition);
      const others = ((care[store] ?? []) as DefinitionItem['value'][]).filter(({ id }) => id !== value.id);
      Object.assign(care, { [store]: [...others, value] });
    }
  }
  return used;
}

/** Adds a referral, or a decision about a target, to the record of its patient. */
export function putInRecord(data: ReferralItem | TargetItem, { record }: Person): void {
  const { ext } = record.patient;
  const added =
    data.kind === 'referral'
      ? { referrals: [...(ext.referrals ?? []), data.referral] }
      : { targetDecisions: [...(ext.targetDecisions ?? []), data.decision] };
  record.patient = { ...record.patient, ext: { ...ext, ...added } };
}
