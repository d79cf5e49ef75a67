import { useMemo, useState } from 'react';
import type { AlertRule } from '@/domain/rules/alertRule';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { entriesOf, newRule, type RuleEntries } from './ruleEntries';
import { judged, ruleResolver, type RuleSubject } from './ruleResolver';
import { rules } from '../slice';

/** Of a new rule everything is kept, its id too; what was confirmed has to be looked at again. */
function keptEntries(entries: RuleEntries): Partial<RuleEntries> {
  const { confirmed: _, ...kept } = entries;
  return kept;
}

/** One rule from opening the form to saving it. Its units are those of the moment it opened. */
export function useRuleForm(opened: AlertRule | null, onSaved: (id: string) => void) {
  const [units] = useState(useUnits());
  const record = useRecordForm({
    key: `alert rule ${opened?.id ?? 'new'} in ${Object.values(units).join(' ')}`,
    opened,
    toForm: (rule, id) => (rule ? entriesOf(rule, units) : { ...newRule, id }),
    resolver: (before) => ruleResolver({ before, units }),
    toBody: (entries, before) => {
      const found = judged(entries, { before, units });
      return 'problems' in found ? null : found.rule;
    },
    save: (body, before) => rules.store({ body, version: before?.version, quiet: true }),
    kept: opened ? 'changed' : keptEntries,
    notice: () => ({ message: 'alertRules.saved' }),
    onSaved: ({ id }) => onSaved(id),
  });
  const { before } = record;
  const subject = useMemo((): RuleSubject => ({ before, units }), [before, units]);
  return { ...record, subject };
}
