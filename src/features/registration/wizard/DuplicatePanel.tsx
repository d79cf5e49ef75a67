import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Duplicate } from '@/domain/enrolment/duplicatePatients';
import { fullName } from '@/domain/patients/patient';
import { TextAreaField } from '@/shared/forms/TextAreaField';
import { useFormats } from '@/shared/i18n/format';
import { programmeWord } from '@/shared/i18n/wording/reasonWording';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { Facts } from './useEnrolmentFacts';
import type { Registration } from './useRegistration';

/** Patients who may be the same person, side by side with what was typed; going on needs a reason. */
export function DuplicatePanel({
  registration,
  facts,
  found,
  isFailed,
}: {
  registration: Registration;
  facts: Facts;
  found: readonly Duplicate[];
  isFailed: boolean;
}) {
  const t = useT();
  const { form, entries } = registration;
  const isTaken = found.some(({ by }) => by.includes('patientId'));
  const reason = entries.duplicates.reason.trim();
  const said = useRef(reason);
  // The reason is about those in sight while it is written, and about nobody who is found later.
  useEffect(() => {
    if (said.current === reason) return;
    said.current = reason;
    form.setValue('duplicates.accepted', reason === '' ? [] : found.map(({ id }) => id));
  }, [reason, found, form]);
  return (
    <div role="status">
      {isFailed && (
        <p className="alert alert-warning">
          <T id="registration.duplicatesFailed" />
        </p>
      )}
      {found.length > 0 && (
        <section className="alert alert-warning" aria-label={t('registration.duplicates')}>
          <p className="fw-semibold">
            <Icon of={TriangleAlert} />{' '}
            <T
              id={isTaken ? 'registration.numberTaken' : 'registration.maySame'}
              values={{ count: found.length }}
            />
          </p>
          {found.map((one) => (
            <Comparison key={one.id} one={one} registration={registration} facts={facts} />
          ))}
          {!isTaken && (
            <TextAreaField
              control={form.control}
              name="duplicates.reason"
              label={t('registration.otherPerson')}
              hint={t('registration.otherPersonHint')}
              rows={2}
              maxLength={500}
              required
            />
          )}
        </section>
      )}
    </div>
  );
}

function Comparison({
  one,
  registration: { entries },
  facts,
}: {
  one: Duplicate;
  registration: Registration;
  facts: Facts;
}) {
  const t = useT();
  const formats = useFormats();
  const day = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? formats.day(date) : date);
  const sex = (said: string) =>
    said === 'female' || said === 'male' || said === 'other' || said === 'unknown'
      ? t(`patient.${said}`)
      : '';
  const category = (code: string | null) =>
    facts.choices.categories.find((known) => known.code === code)?.name ?? code ?? '';
  const rows: [label: string, typed: string, stored: string, isSame: boolean][] = [
    [t('worklist.columnName'), fullName(entries), fullName(one), one.by.includes('name')],
    [t('patient.dateOfBirth'), day(entries.dateOfbirth), day(one.dateOfbirth), one.by.includes('name')],
    [t('registration.patientId'), entries.patientId, one.patientId, one.by.includes('patientId')],
    [t('patient.mobile'), entries.mobile, one.mobile ?? '', one.by.includes('mobile')],
    [
      t('audit.fieldSocialNumber'),
      entries.socialNumber === '' ? '' : t('registration.typed'),
      one.by.includes('socialNumber') ? t('registration.theSame') : '',
      one.by.includes('socialNumber'),
    ],
    [t('patient.sex'), sex(entries.gender), sex(one.gender), false],
    [t('audit.fieldCity'), entries.city, one.city ?? '', false],
    [t('audit.fieldCategory'), category(entries.category), category(one.category), false],
    [t('audit.fieldProgramme'), '', t(programmeWord[one.status]), false],
  ];
  return (
    <div className="nd-compare">
      <table className="table table-sm">
        <caption className="visually-hidden">{t('registration.compared', { name: fullName(one) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('registration.thisOne')}</th>
            <th scope="col">
              <Link to={`/userlist/${encodeURIComponent(one.id)}`} target="_blank" rel="noreferrer">
                {t('registration.thatOne')}
              </Link>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, typed, stored, isSame]) => (
            <tr key={label} className={isSame ? 'nd-same' : undefined}>
              <th scope="row">
                {label}
                {isSame && <span className="nd-same-mark"> {t('registration.agrees')}</span>}
              </th>
              <td>
                <bdi>{typed.trim() || '–'}</bdi>
              </td>
              <td>
                <bdi>{stored || '–'}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
