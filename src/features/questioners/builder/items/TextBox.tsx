import { fieldId } from '@/shared/forms/fieldTypes';
import { T } from '@/shared/i18n/text';
import { Field } from '@/shared/ui/Field';
import { useBuilderContext } from '../builderContext';
import type { Texts } from '../questionnaireForm';

/** A text in the language that is being written, with the one of the base language beneath it. */
export function TextBox({
  path,
  label,
  texts,
  maxLength,
  rows = 1,
  isRequired = false,
  className,
  onChange,
}: {
  /** Path of the texts; that of the language follows. */
  path: string;
  label: string;
  texts: Texts;
  maxLength: number;
  rows?: number;
  /** It is needed in the base language. */
  isRequired?: boolean;
  className?: string;
  onChange: (texts: Texts, part: string) => void;
}) {
  const { entered, language, errorAt } = useBuilderContext();
  const own = `${path}.${language}`;
  const base = texts[entered.language];
  const isBase = language === entered.language;
  const props = {
    lang: language,
    dir: 'auto',
    maxLength,
    className: 'form-control',
    autoComplete: 'off',
    value: texts[language] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...texts, [language]: target.value }, own),
  } as const;
  return (
    <Field
      id={fieldId(own)}
      label={label}
      required={isRequired && isBase}
      error={errorAt(own)}
      className={className ?? 'mb-3'}
      hint={
        !isBase && base ? (
          <T
            id="questionerBuilder.inBase"
            values={{
              text: (
                <bdi key="base" lang={entered.language}>
                  {base}
                </bdi>
              ),
            }}
          />
        ) : undefined
      }
    >
      {(wiring) =>
        rows > 1 ? <textarea {...wiring} {...props} rows={rows} /> : <input {...wiring} {...props} />
      }
    </Field>
  );
}
