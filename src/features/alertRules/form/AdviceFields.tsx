import type { UseFormReturn } from 'react-hook-form';
import { locales, type Locale } from '@/locales';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useT } from '@/shared/i18n/text';
import type { RuleEntries } from '../ruleEntries';

/** Each in its own words. */
const languageNames: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pt: 'Português',
};

/** What whoever handles the alert may say, in the languages of the patients. */
export function AdviceFields({ form: { control } }: { form: UseFormReturn<RuleEntries> }) {
  const t = useT();
  return (
    <>
      <p className="form-text mt-0">{t('alertRules.adviceHint')}</p>
      <div className="nd-form-row nd-form-row-wide">
        {locales.map((locale) => (
          <TextAreaField
            key={locale}
            control={control}
            name={`advice.${locale}`}
            label={<span lang={locale}>{languageNames[locale]}</span>}
            rows={2}
            maxLength={500}
          />
        ))}
      </div>
    </>
  );
}
