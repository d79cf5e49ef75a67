import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { paragraphsOf, textIn } from '@/domain/settings/terms';
import { languages as written } from '@/domain/text';
import { selectUserName } from '@/session/state';
import { DateField } from '@/shared/forms/DateField';
import { SelectField } from '@/shared/forms/SelectField';
import { useFormats } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { useMay } from '@/shared/rights';
import { languageOf } from '../languageOf';
import type { StepProps } from './stepProps';
import { TickField } from './TickField';

/** The terms in force in the patient's language, and that the patient agreed to them. */
export function ConsentStep({
  registration: { form, entries },
  facts: { terms, facts, language: house },
}: StepProps) {
  const t = useT();
  const formats = useFormats();
  const { locale } = useIntl();
  const name = useSelector(selectUserName);
  const mayWriteTerms = useMay('settings.write');
  const [isOpen, setOpen] = useState(false);
  const { consent, preferredLanguage, timeZone } = entries;
  const wanted = languageOf(consent.language || preferredLanguage || locale);
  const text = textIn(terms?.texts, wanted, house);
  const shown = text?.language ?? '';
  const today = calendarDayOf(facts.now, timeZone);
  // What is shown is what is agreed to: another language, or newer terms, are agreed to again.
  useEffect(() => {
    if (!terms) return;
    if (form.getValues('consent.language') === '' && shown !== '') form.setValue('consent.language', shown);
    if (form.getValues('consent.on') === '') form.setValue('consent.on', today);
  }, [form, terms, shown, today]);
  useEffect(() => {
    if (consent.isGiven && consent.terms === '' && terms) form.setValue('consent.terms', terms.id);
    if (!consent.isGiven && consent.terms !== '') form.setValue('consent.terms', '');
  }, [form, consent.isGiven, consent.terms, terms]);
  if (!terms || !text)
    return (
      <div className="alert alert-warning" id="field-consent-isGiven" tabIndex={-1}>
        <T id="validation.noTerms" />{' '}
        {mayWriteTerms && (
          <Link to="/termAndConditions" className="alert-link">
            <T id="app.terms" />
          </Link>
        )}
      </div>
    );
  const offered = languages.filter(([code]) => written.includes(code) && terms.texts[code]?.trim());
  return (
    <>
      <p>
        <T
          id="registration.termsNumber"
          values={{ number: terms.number, day: formats.day(terms.effectiveOn) }}
        />
      </p>
      <div className="nd-form-row">
        <SelectField
          control={form.control}
          name="consent.language"
          label={t('registration.consentLanguage')}
          required
          onChosen={() => form.setValue('consent.isGiven', false)}
          options={offered.map(([value, label]) => ({ value, label }))}
        />
        <DateField
          control={form.control}
          name="consent.on"
          label={t('registration.consentOn')}
          max={today}
          required
        />
      </div>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="mb-3">
        <summary>
          <T id="registration.readTerms" />
        </summary>
        <div lang={text.language} className="nd-terms">
          {paragraphsOf(text.text).map((paragraph, place) => (
            <p key={place} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      </details>
      <TickField control={form.control} name="consent.isGiven" label={t('registration.consentGiven')} />
      <p className="form-text">
        <T id="registration.consentBy" values={{ name: <bdi>{name}</bdi> }} />
      </p>
    </>
  );
}
