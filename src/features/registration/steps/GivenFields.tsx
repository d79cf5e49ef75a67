import { titleIn } from '@/domain/education/reading';
import { questionnaireRhythms } from '@/domain/enrolment/entries';
import { CheckListField } from '@/shared/forms/CheckListField';
import { fieldId } from '@/shared/forms/fieldTypes';
import { T, useT } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { languageOf } from '../languageOf';
import type { StepProps } from './stepProps';
import { useIntl } from 'react-intl';

/** Questionnaires with how often they are asked, and posts to read. */
export function GivenFields({ registration: { form, entries }, facts: { choices } }: StepProps) {
  const t = useT();
  const language = languageOf(useIntl().locale);
  const give = (id: string, rhythm: string) => {
    const { [id]: _, ...others } = entries.questionnaires;
    form.setValue('questionnaires', rhythm === '' ? others : { ...others, [id]: rhythm });
  };
  return (
    <>
      <fieldset className="mb-3">
        <legend className="h6" id={fieldId('questionnaires')} tabIndex={-1}>
          {t('registration.questionnaires')}
        </legend>
        {choices.questionnaires.length === 0 && (
          <p className="text-body-secondary">
            <T id="registration.nothingToGive" />
          </p>
        )}
        <div className="nd-rhythms">
          {choices.questionnaires.map(({ id, name }) => (
            <Field key={id} label={name}>
              {(wiring) => (
                <select
                  {...wiring}
                  className="form-select"
                  value={entries.questionnaires[id] ?? ''}
                  onChange={({ target }) => give(id, target.value)}
                >
                  <option value="">{t('registration.notAsked')}</option>
                  {questionnaireRhythms.map((one) => (
                    <option key={one} value={one}>
                      {t(`registration.asked_${one}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      {choices.articles.length === 0 ? (
        <>
          <h3 className="h6">{t('registration.posts')}</h3>
          <p className="text-body-secondary">
            <T id="registration.nothingToGive" />
          </p>
        </>
      ) : (
        <CheckListField
          control={form.control}
          name="articles"
          label={t('registration.posts')}
          options={choices.articles.map((one) => ({
            value: one.id,
            label: titleIn(one.published ?? one, language),
          }))}
        />
      )}
    </>
  );
}
