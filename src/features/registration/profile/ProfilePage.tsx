import { useMemo } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import type { UserCategory } from '@/domain/category/userCategory';
import { numberOf } from '@/domain/enrolment/enrolling';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { isDay } from '@/domain/enrolment/personProblems';
import type { ProfileField } from '@/domain/patients/profileFields';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import type { Patient } from '@/domain/patients/patient';
import { BODY_MASS_ADULT, bodyMass } from '@/domain/readings/bodyMass';
import { ageOn } from '@/domain/rules/alertLimits';
import { categories } from '@/features/userCategories/slice';
import type { MessageId } from '@/locales';
import { DraftNotice } from '@/session/drafts/DraftNotice';
import { IfMay } from '@/shared/IfMay';
import { fieldId } from '@/shared/forms/fieldTypes';
import { useFormats } from '@/shared/i18n/format';
import { languages } from '@/shared/i18n/languages';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { useEntities } from '@/shared/store/useEntities';
import { ErrorSummary } from '@/shared/ui/ErrorSummary';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useMay } from '@/shared/rights';
import { ClinicalFields } from '../steps/ClinicalFields';
import { CompanionFields } from '../steps/CompanionFields';
import { DailyLifeFields } from '../steps/DailyLifeFields';
import { IdentityFields } from '../steps/IdentityFields';
import { TickField } from '../steps/TickField';
import { UnusualValues } from '../steps/UnusualValues';
import { useProblemWords } from '../words';
import { CategoryField } from './CategoryField';
import { ProfileSaveConflict } from './ProfileSaveConflict';
import { SocialNumberField } from './SocialNumberField';
import { useProfileForm } from './useProfileForm';
import '@/shared/forms/formRows.css';
import '../registration.scss';
import './profile.css';

/** Who the patient is and how they live, to be read and put right. */
export default function ProfilePage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  return <ProfileForm key={patient.id} patient={patient} />;
}

/** The body mass index of the weight and height as they are typed. */
function BodyMass({ entries }: { entries: EnrolmentEntries }) {
  const { number } = useFormats();
  const { dateOfbirth, timeZone } = entries;
  const today = calendarDayOf(useNow(), timeZone);
  const figure = bodyMass(numberOf(entries.weight), numberOf(entries.height));
  if (figure === null) return null;
  const isYoung = isDay(dateOfbirth) && ageOn(dateOfbirth, today) < BODY_MASS_ADULT;
  return (
    <p>
      <T id="patientProfile.bodyMass" values={{ figure: number(Math.round(figure * 10) / 10) }} />{' '}
      {isYoung && <T id="patientProfile.bodyMassAge" />}
    </p>
  );
}

/** What a field of the profile says, in words. */
function useProfileWords(groups: readonly UserCategory[]) {
  const t = useT();
  const { amount } = useWording();
  return (field: ProfileField, entries: EnrolmentEntries): string => {
    const value = entries[field];
    if (typeof value === 'boolean') return t(value ? 'answering.yes' : 'answering.no');
    if (typeof value === 'number') return amount(value, field === 'height' ? 'length' : 'weight');
    if (value === null || value === '') return '';
    switch (field) {
      case 'gender':
        return t(`patient.${value}` as MessageId);
      case 'transplant':
      case 'pregnant':
        return t(value === 'yes' ? 'answering.yes' : 'answering.no');
      case 'dialysisMode':
        return t(`registration.dialysis_${value}` as MessageId);
      case 'preferredLanguage':
        return languages.find(([one]) => one === value)?.[1] ?? value;
      case 'category':
        return groups.find(({ code }) => code === value)?.name ?? value;
      default:
        return value;
    }
  };
}

function ProfileForm({ patient }: { patient: Patient }) {
  const t = useT();
  const words = useProblemWords();
  const mayWrite = useMay('patients.write');
  const { rows } = useEntities(categories);
  const said = useProfileWords(rows);
  const open = useMemo(
    () => new Set(rows.filter(({ archived }) => !archived).map(({ code }) => code)),
    [rows],
  );
  const state = useProfileForm(patient, open);
  const { registration, draft, guard, isDirty, attempt, busy, changed, shown, left, ways, newer } = state;
  const { form, entries } = registration;
  const { control } = form;
  const isLeft = (key: string) => left.some((one) => one.key === key);
  return (
    <form
      noValidate
      className="nd-patient-profile"
      aria-label={t('app.patientProfile')}
      onSubmit={(event) => {
        event.preventDefault();
        if (mayWrite) void state.send();
      }}
    >
      <DraftNotice draft={draft} />
      <ErrorSummary
        attempt={attempt}
        problems={shown
          .filter(({ level, key }) => level === 'wrong' || isLeft(key))
          .map((one) => ({
            field: one.level === 'wrong' ? fieldId(one.field) : `checked-${one.field}`,
            message: words.sentence(one),
          }))}
      />
      <fieldset className="nd-patient-profile" disabled={!mayWrite}>
        <TitledCard title={t('registration.step_identity')}>
          <IdentityFields
            registration={registration}
            weightHint={
              <>
                <T id="patientProfile.weightHint" />{' '}
                <IfMay do="readings.write">
                  <Link to="../telemonitoring?record=weight">
                    <T id="patientProfile.newReading" />
                  </Link>
                </IfMay>
              </>
            }
            afterFigures={<BodyMass entries={entries} />}
            socialNumber={
              <SocialNumberField control={control} isGiven={(patient.socialNumber ?? '') !== ''} />
            }
          />
        </TitledCard>
        <TitledCard title={t('registration.step_dailyLife')}>
          <DailyLifeFields
            registration={registration}
            timeHint={
              <p className="form-text mt-0">
                <T id="patientProfile.dayHint" />
              </p>
            }
          />
        </TitledCard>
        <TitledCard title={t('registration.step_category')}>
          <ClinicalFields
            registration={registration}
            category={
              <CategoryField registration={registration} categories={rows} was={patient.category ?? ''} />
            }
          />
        </TitledCard>
        <TitledCard title={t('patientProfile.careTitle')}>
          <CompanionFields registration={registration} />
          <TickField
            control={control}
            name="medicineTelemonitoring"
            label={t('registration.medicineTelemonitoring')}
          />
          <Elsewhere patient={patient} />
        </TitledCard>
      </fieldset>
      <UnusualValues
        registration={registration}
        onGo={({ field }) => document.getElementById(fieldId(field))?.focus()}
      />
      <ProfileSaveConflict ways={ways} newer={newer} entries={entries} changed={changed} said={said} />
      {mayWrite && (
        <div className="nd-patient-profile-save">
          <button type="submit" className="btn btn-primary" aria-disabled={busy} aria-busy={busy}>
            <T id="common.save" />
          </button>
          <p className="form-text m-0" role="status">
            {isDirty && <T id="settings.notSaved" />}
          </p>
        </div>
      )}
      {guard.dialog}
    </form>
  );
}

/** What belongs to the profile and is changed where something follows from it. */
function Elsewhere({ patient }: { patient: Patient }) {
  const t = useT();
  const ticked = patient.pathologies.map((one) => t(`worklist.${one}`)).join(', ');
  return (
    <dl className="nd-definitions">
      <div>
        <dt>{t('conditions.pathologies')}</dt>
        <dd>
          {ticked === '' ? t('patient.notGiven') : ticked}
          <br />
          <Link to="../conditions">
            <T id="patientProfile.pathologiesAt" />
          </Link>
        </dd>
      </div>
    </dl>
  );
}
