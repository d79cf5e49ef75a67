import './otherLanguage.css';
import type { ReactNode } from 'react';
import type { Locale } from '@/locales';
import { languages } from '@/shared/i18n/languages';
import { SpokenIn, useSpoken } from '@/shared/i18n/SpokenIn';
import { T } from '@/shared/i18n/text';
import { Segmented } from '@/shared/ui/Segmented';

/** One of the languages, each by its own name: who looks for theirs may not read the current one. */
export function LanguageChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Locale;
  onChange: (locale: Locale) => void;
}) {
  const options = languages.map(([code, name]) => ({ value: code, label: <span lang={code}>{name}</span> }));
  return <Segmented label={label} options={options} value={value} onChange={onChange} />;
}

/** What is inside speaks another language than the page: its words are fetched, its numbers and dates follow. */
export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { spoken, failed } = useSpoken(locale);
  if (failed)
    return (
      <p role="alert" className="nd-field-error">
        <T id="showcase:/extensions/i18n#failed" />
      </p>
    );
  if (!spoken)
    return (
      <p aria-busy="true">
        <T id="common.loading" />
      </p>
    );
  return (
    <div lang={spoken.locale}>
      <SpokenIn spoken={spoken}>{children}</SpokenIn>
    </div>
  );
}
