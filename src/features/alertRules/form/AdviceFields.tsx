import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { languages } from '@/shared/i18n/languages';
import { useT } from '@/shared/i18n/text';
import type { RuleEntries } from './ruleEntries';

/** What somebody who handles the alert may say, in the languages of the patients. */
export function AdviceFields({ form: { control } }: { form: UseFormReturn<RuleEntries> }) {
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
