import { fieldId } from '@/shared/forms/fieldTypes';
import { languages } from '@/shared/i18n/languages';
import { useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useBuilderContext } from './builderContext';
import type { QuestionnaireForm } from './questionnaireForm';
import { LanguageTabs } from './LanguageTabs';
import { TextBox } from './items/TextBox';

/** What the questionnaire is called among colleagues, and what patients read above the questions. */
export function GeneralCard() {
  const t = useT();
  const { entered, edit, errorAt } = useBuilderContext();
  const set = (change: Partial<QuestionnaireForm>, part: string) =>
    edit((before) => ({ ...before, ...change }), part);
  return (
    <TitledCard title={t('questionerBuilder.general')}>
      <div className="nd-form-row">
        <Field
          id={fieldId('name')}
          label={t('questionerBuilder.name')}
          hint={t('questionerBuilder.nameHint')}
          error={errorAt('name')}
          required
        >
          {(wiring) => (
            <input
              {...wiring}
              className="form-control"
              dir="auto"
              autoComplete="off"
              maxLength={120}
              value={entered.name}
              onChange={({ target }) => set({ name: target.value }, 'name')}
            />
          )}
        </Field>
        <Field
          id={fieldId('language')}
          label={t('questionerBuilder.baseLanguage')}
          hint={t('questionerBuilder.baseLanguageHint')}
        >
          {(wiring) => (
            <select
              {...wiring}
              className="form-select"
              value={entered.language}
              onChange={({ target }) => {
                const chosen = languages.find(([code]) => code === target.value);
                if (chosen) set({ language: chosen[0] }, 'language');
              }}
            >
              {languages.map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <LanguageTabs texts={[entered.title]} />
      <TextBox
        path="title"
        label={t('questionerBuilder.title')}
        texts={entered.title}
        maxLength={200}
        isRequired
        onChange={(title, part) => set({ title }, part)}
      />
      <TextBox
        path="description"
        label={t('questionerBuilder.introduction')}
        texts={entered.description}
        maxLength={2000}
        rows={2}
        onChange={(description, part) => set({ description }, part)}
      />
    </TitledCard>
  );
}
