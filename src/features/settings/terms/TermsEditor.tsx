import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Terms } from '@/domain/settings/setting';
import { lastNumber } from '@/domain/settings/terms';
import type { Language } from '@/domain/text';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { DateField } from '@/shared/forms/DateField';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useFormats } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';
import { Segmented } from '@/shared/ui/Segmented';
import { TitledCard } from '@/shared/ui/TitledCard';
import { FormProblems } from '../form/FormProblems';
import { SettingSaveConflict, type Fact } from '../form/SettingSaveConflict';
import { Paragraphs } from './Paragraphs';
import { RemoveDraft } from './RemoveDraft';
import { entriesOf, type TermsEntries } from './termsEntries';
import { useTermsForm } from './useTermsForm';
import '../settings.css';

const options = languages.map(([value, label]) => ({ value, label: <span lang={value}>{label}</span> }));
const nameOf = (language: string) => languages.find(([code]) => code === language)?.[1] ?? language;

/** Writes a draft in the languages of the house, shows how it will be read, and publishes it. */
export function TermsEditor({
  opened,
  all,
  onDone,
}: {
  opened: Terms | null;
  all: readonly Terms[];
  onDone: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const state = useTermsForm(opened, all, onDone);
  const { form, draft, guard, ways, before, newer, house, asked, setAsked, send, submit } = state;
  const { control, formState } = form;
  const [chosen, setChosen] = useState<Language>(house.language);
  const faulty = languages.find(([code]) => formState.errors.texts?.[code])?.[0];
  const typed = useWatch({ control }) as TermsEntries;
  const wordOf = (path: string) => {
    const [name, part = ''] = path.split('.');
    return name === 'effectiveOn'
      ? t('settings.effectiveOn')
      : t('settings.textIn', { language: nameOf(part) });
  };
  const factsOf = ({ effectiveOn, texts }: TermsEntries): Fact[] => [
    { label: t('settings.effectiveOn'), value: effectiveOn },
    ...languages.map(([code]) => ({ label: wordOf(`texts.${code}`), value: texts[code] })),
  ];
  const press = async (status: 'draft' | 'published') => {
    await submit(status);
    const wrong = languages.find(([code]) => form.getFieldState(`texts.${code}`).invalid)?.[0];
    if (wrong) setChosen(wrong);
  };
  const shown = chosen;
  return (
    <form
      noValidate
      className="nd-setting"
      aria-label={t(opened ? 'settings.editTerms' : 'settings.newTerms')}
      onSubmit={(event) => {
        event.preventDefault();
        void press('draft');
      }}
    >
      <DraftNotice draft={draft} />
      <FormProblems control={control} wordOf={wordOf} />
      <TitledCard title={t('settings.termsText')}>
        <Segmented label={t('settings.textLanguage')} options={options} value={shown} onChange={setChosen} />
        {faulty && faulty !== shown && (
          <p className="form-text mb-0">
            <T id="settings.faultyText" values={{ language: nameOf(faulty) }} />
          </p>
        )}
        {languages.map(([code]) => (
          <div key={code} hidden={code !== shown} className="mt-3">
            <TextAreaField
              control={control}
              name={`texts.${code}`}
              label={wordOf(`texts.${code}`)}
              hint={t('settings.textHint')}
              required={code === house.language}
              rows={14}
              maxLength={50_000}
              className="mb-0"
            />
          </div>
        ))}
      </TitledCard>
      <TitledCard title={t('settings.preview')}>
        <Paragraphs text={typed.texts[shown]} lang={shown} />
      </TitledCard>
      <TitledCard title={t('settings.effect')}>
        <DateField
          control={control}
          name="effectiveOn"
          label={t('settings.effectiveOn')}
          hint={t('settings.effectiveHint')}
          min={house.today}
          required
          className="mb-0"
        />
      </TitledCard>
      <SettingSaveConflict
        ways={ways}
        typed={factsOf(typed)}
        stored={newer ? factsOf(entriesOf(newer, house.today)) : []}
      />
      <div className="d-flex flex-wrap gap-2">
        <button type="submit" className="btn btn-outline-primary" aria-disabled={formState.isSubmitting}>
          <T id="settings.saveDraft" />
        </button>
        <button type="button" className="btn btn-primary" onClick={() => void press('published')}>
          <T id="settings.publish" />
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onDone}>
          <T id="settings.back" />
        </button>
        {before && <RemoveDraft draft={newer ?? before} onRemoved={onDone} release={guard.release} />}
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          tone="primary"
          title={<T id="settings.publishTitle" values={{ number: lastNumber(all) + 1 }} />}
          confirmLabel={<T id="settings.publishNow" />}
          busy={formState.isSubmitting}
          onConfirm={() => void send(asked, 'published')}
          onClose={() => setAsked(null)}
        >
          <p>
            <T id="settings.publishText" values={{ date: formats.day(asked.effectiveOn, 'long') }} />
          </p>
          <p className="mb-0">
            <T
              id="settings.publishLanguages"
              values={{
                languages: languages
                  .flatMap(([code, name]) => (asked.texts[code].trim() === '' ? [] : [name]))
                  .join(', '),
              }}
            />
          </p>
        </ConfirmDialog>
      )}
      {guard.dialog}
    </form>
  );
}
