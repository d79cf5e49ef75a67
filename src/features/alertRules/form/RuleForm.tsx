import { useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { AlertRule, RuleBody } from '@/domain/rules/alertRule';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { useRecordForm } from '@/session/drafts/useRecordForm';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { TextField } from '@/shared/forms/TextField';
import { useUnits } from '@/shared/i18n/DisplayUnits';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { SaveConflict, type ConflictWays } from '@/shared/record/SaveConflict';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { TitledCard } from '@/shared/ui/TitledCard';
import { rules } from '../slice';
import { entriesOf, newRule, type RuleEntries } from './ruleEntries';
import { useProblemList } from './ruleErrors';
import { judged, ruleResolver, trialOf, type RuleSubject } from './ruleResolver';
import { SimulationDialog } from '../simulation/SimulationDialog';
import { ClearFields } from './ClearFields';
import { ConfirmDoubts } from './ConfirmDoubts';
import { LevelFields } from './LevelFields';
import { ScopeFields } from './ScopeFields';
import { RecipientFields } from './RecipientFields';
import { SubjectFields } from './SubjectFields';
import '../alertRules.css';

/** What somebody who handles the alert may say, in the languages of the patients. */
function AdviceFields({ form: { control } }: { form: UseFormReturn<RuleEntries> }) {
  const t = useT();
  return (
    <>
      <p className="form-text mt-0">{t('alertRules.adviceHint')}</p>
      <div className="nd-form-row nd-form-row-wide">
        {languages.map(([locale, name]) => (
          <TextAreaField
            key={locale}
            control={control}
            name={`advice.${locale}`}
            label={<span lang={locale}>{name}</span>}
            rows={2}
            maxLength={500}
          />
        ))}
      </div>
    </>
  );
}

/** Why the rule was not stored. Where somebody else was faster: who and why, and the way on with what is typed. */
function RuleSaveConflict({
  id,
  conflictWith,
}: {
  /** Of the rule; undefined for a new one. */
  id: string | undefined;
  conflictWith: (newer: AlertRule | null | undefined) => ConflictWays;
}) {
  const newer = useSelector((state: Record<string, unknown>) => rules.selectById(state, id ?? ''))?.value;
  return <SaveConflict {...conflictWith(newer)} stored={newer?.history.at(-1)} />;
}

/** Of a new rule everything is kept, its id too; what was confirmed has to be looked at again. */
function keptEntries(entries: RuleEntries): Partial<RuleEntries> {
  const { confirmed: _, ...kept } = entries;
  return kept;
}

/** One rule from opening the form to saving it. Its units are those of the moment it opened. */
function useRuleForm(opened: AlertRule | null, onSaved: (id: string) => void) {
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

/** Every field of a rule, in the order in which one thinks of it. @param rule null for a new one */
export function RuleForm({
  rule,
  usualName,
  onSaved,
}: {
  rule: AlertRule | null;
  /** Of a rule that every installation has: it goes by this name until it is given another. */
  usualName: string | undefined;
  onSaved: (id: string) => void;
}) {
  const t = useT();
  const { form, subject, draft, guard, send, conflictWith } = useRuleForm(rule, onSaved);
  const { control, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const problems = useProblemList(errors, form.getValues);
  const { units } = subject;
  const [tried, setTried] = useState<RuleBody | null>(null);
  /** What is unusual may be tried. */
  const tryOut = async () => {
    const found = trialOf(form.getValues(), subject);
    if ('rule' in found) setTried(found.rule);
    else await form.trigger(undefined, { shouldFocus: true });
  };
  return (
    <form
      noValidate
      className="nd-rule-form"
      aria-label={t(rule ? 'alertRules.edit' : 'app.newAlertRule')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <DraftNotice draft={draft} />
      <ErrorSummary problems={problems} attempt={submitCount} />
      <TitledCard title={t('alertRules.sectionName')}>
        <TextField
          control={control}
          name="name"
          label={t('alertRules.columnName')}
          hint={usualName === undefined ? undefined : t('alertRules.usualName', { name: usualName })}
          required={usualName === undefined}
          maxLength={80}
        />
        <TextAreaField
          control={control}
          name="description"
          label={t('alertRules.description')}
          rows={2}
          maxLength={500}
        />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionWhat')}>
        <SubjectFields form={form} isFixed={usualName !== undefined} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionLevels')}>
        <p className="form-text mt-0">
          <T id="alertRules.notTarget" />
        </p>
        <LevelFields form={form} units={units} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionClear')}>
        <ClearFields form={form} units={units} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionScope')}>
        <ScopeFields form={form} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionTell')}>
        <RecipientFields form={form} />
      </TitledCard>
      <TitledCard title={t('alertRules.sectionAdvice')}>
        <AdviceFields form={form} />
      </TitledCard>
      {rule && (
        <TitledCard title={t('alertRules.sectionReason')}>
          <TextAreaField
            control={control}
            name="reason"
            label={t('alertRules.reason')}
            hint={t('alertRules.reasonHint')}
            rows={2}
            maxLength={500}
            required
          />
        </TitledCard>
      )}
      {submitCount > 0 && <ConfirmDoubts form={form} subject={subject} attempt={submitCount} />}
      <RuleSaveConflict id={rule?.id} conflictWith={conflictWith} />
      <div className="d-flex flex-wrap gap-2">
        <button
          type="submit"
          className="btn btn-primary"
          aria-disabled={isSubmitting}
          aria-busy={isSubmitting}
        >
          <T id="common.save" />
        </button>
        <button type="button" className="btn btn-outline-primary" onClick={() => void tryOut()}>
          <T id="alertRules.simulate" />
        </button>
        <Link
          className="btn btn-outline-secondary"
          to={rule ? `/alerts/rules/${encodeURIComponent(rule.id)}` : '/alerts/rules'}
        >
          <T id="common.cancel" />
        </Link>
      </div>
      {tried && (
        <SimulationDialog
          rule={tried}
          former={subject.before}
          title={<T id="alertRules.simulate" />}
          onClose={() => setTried(null)}
        />
      )}
      {guard.dialog}
    </form>
  );
}
