import { pathologies } from '@/domain/patients/patient';
import { languages, type Language } from '@/domain/text';
import { categories } from '@/features/userCategories/slice';
import { useT } from '@/shared/i18n/text';
import { useEntities } from '@/shared/store/useEntities';
import { DayField } from '@/shared/ui/days/DayField';
import { Field } from '@/shared/ui/Field';
import { languageNames } from '@/shared/i18n/languages';
import { fieldIdOf } from './fieldIdOf';
import type { FormParts } from './formParts';

interface Choice<Value extends string> {
  value: Value;
  label: string;
}

function Choices<Value extends string>({
  id,
  label,
  options,
  chosen,
  onChange,
}: {
  id: string;
  label: string;
  options: readonly Choice<Value>[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">{label}</legend>
      <div className="nd-checks">
        {options.map(({ value, label: word }, place) => {
          const own = place === 0 ? id : `${id}-${value}`;
          return (
            <div key={value} className="form-check">
              <input
                type="checkbox"
                id={own}
                className="form-check-input"
                checked={chosen.includes(value)}
                onChange={({ target }) =>
                  onChange(
                    options
                      .map((one) => one.value)
                      .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                  )
                }
              />
              <label className="form-check-label" htmlFor={own}>
                {word}
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Who wrote a post, in which language, when it is looked at again, and what it is about. */
export function AboutFields({ entries, change, faults }: FormParts) {
  const t = useT();
  const { rows } = useEntities(categories);
  const wrong = (field: string) => {
    const message = faults[field];
    return message && t(message);
  };
  const kept = rows.filter(({ archived, code }) => !archived || entries.categories.includes(code));
  return (
    <>
      <Field id={fieldIdOf('author')} label={t('education.author')} required error={wrong('author')}>
        {(control) => (
          <input
            {...control}
            className="form-control"
            maxLength={200}
            value={entries.author}
            onChange={({ target }) => change({ author: target.value })}
          />
        )}
      </Field>
      <Field
        id={fieldIdOf('language')}
        label={t('education.ownLanguage')}
        hint={t('educationEditor.ownLanguageHint')}
      >
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={entries.language}
            onChange={({ target }) => change({ language: target.value as Language })}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DayField
        id={fieldIdOf('reviewOn')}
        label={t('education.reviewOn')}
        hint={t('educationEditor.reviewHint')}
        error={wrong('reviewOn')}
        value={entries.reviewOn}
        onChange={(reviewOn) => change({ reviewOn })}
      />
      <Field
        id={fieldIdOf('tags')}
        label={t('education.tags')}
        hint={t('educationEditor.tagsHint')}
        error={wrong('tags')}
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            maxLength={800}
            value={entries.tags}
            onChange={({ target }) => change({ tags: target.value })}
          />
        )}
      </Field>
      <Choices
        id={fieldIdOf('pathologies')}
        label={t('education.pathology')}
        options={pathologies.map((value) => ({ value, label: t(`worklist.${value}`) }))}
        chosen={entries.pathologies}
        onChange={(chosen) => change({ pathologies: chosen })}
      />
      <Choices
        id={fieldIdOf('categories')}
        label={t('education.categories')}
        options={kept.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={entries.categories}
        onChange={(chosen) => change({ categories: chosen })}
      />
    </>
  );
}
