import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { titleIn } from '@/domain/education/reading';
import { isTyped, memberOf } from '@/domain/enrolment/enrolling';
import type { EnrolmentStep } from '@/domain/enrolment/enrolment';
import { measures } from '@/domain/readings/measure';
import { fullName, teamRoles } from '@/domain/patients/patient';
import { useFormats } from '@/shared/i18n/format';
import { measureWord } from '@/shared/i18n/wording/measureWording';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import type { MessageId } from '@/locales';
import { languageOf } from '../languageOf';
import type { StepProps } from './stepProps';

type Fact = [label: string, value: ReactNode];

/** What was entered, step by step, in short. */
export function ReviewFacts({
  registration: { entries },
  facts: { choices, terms },
  onGo,
}: Pick<StepProps, 'registration' | 'facts' | 'onGo'>) {
  const t = useT();
  const intl = useIntl();
  const formats = useFormats();
  const wording = useWording();
  const list = (words: readonly string[]) => intl.formatList(words, { type: 'conjunction' });
  const nameOf = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((one) => one.id === id)?.name ?? id;
  const kg = (value: number | string | null) =>
    typeof value === 'number' ? wording.amount(value, 'weight') : '';
  const day = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? formats.day(date) : date);
  const posts = choices.articles
    .filter(({ id }) => entries.articles.includes(id))
    .map((one) => titleIn(one.published ?? one, languageOf(intl.locale)));
  const asked = Object.entries(entries.questionnaires).filter(([, rhythm]) => rhythm !== '');
  const parts: [EnrolmentStep, Fact[]][] = [
    [
      'identity',
      [
        [t('worklist.columnName'), `${entries.firstName} ${entries.lastName}`.trim()],
        [t('registration.patientId'), entries.patientId],
        [t('patient.dateOfBirth'), day(entries.dateOfbirth)],
        [t('patient.weight'), kg(entries.weight)],
        [t('patient.mobile'), entries.mobile],
      ],
    ],
    [
      'dailyLife',
      [
        [t('patient.wakeUpTime'), entries.wakeUpTime],
        [t('patient.sleepTime'), entries.sleepTime],
        [t('audit.fieldCity'), entries.city],
      ],
    ],
    [
      'pathologies',
      [
        [t('conditions.pathologies'), list(entries.pathologies.map((one) => t(`worklist.${one}`)))],
        [t('patient.conditions'), list(entries.conditions.map(({ label }) => label))],
      ],
    ],
    [
      'category',
      [
        [
          t('audit.fieldCategory'),
          choices.categories.find(({ code }) => code === entries.category)?.name ?? entries.category,
        ],
        [
          t('audit.fieldDialysis'),
          entries.dialysisMode !== '' && t(`registration.dialysis_${entries.dialysisMode}` as MessageId),
        ],
        [t('patient.dryWeight'), kg(entries.dryWeight)],
      ],
    ],
    [
      'team',
      [
        [t('patient.referent'), entries.referent],
        ...teamRoles
          .filter((role) => isTyped(entries.medicalTeam[role]))
          .map((role): Fact => [t(`patient.${role}`), fullName(memberOf(entries.medicalTeam[role]))]),
      ],
    ],
    [
      'monitoring',
      [
        [
          t('registration.readings'),
          list(
            measures.flatMap((one) => {
              const rhythm = entries.readings[one];
              const word = t(measureWord[one]);
              return rhythm === ''
                ? []
                : t('registration.readingAsked', {
                    measure: word,
                    rhythm: t(`registration.rhythm_${rhythm}`),
                  });
            }),
          ),
        ],
        [t('registration.fluidPlan'), entries.fluidPlan !== '' && nameOf(choices.plans, entries.fluidPlan)],
        [
          t('registration.medicines'),
          list(entries.medicines.map(({ medicine }) => nameOf(choices.medicines, medicine))),
        ],
        [t('registration.questionnaires'), list(asked.map(([id]) => nameOf(choices.questionnaires, id)))],
        [t('registration.posts'), list(posts)],
      ],
    ],
    [
      'consent',
      [
        [
          t('registration.consent'),
          entries.consent.isGiven &&
            t('registration.consentSaid', { number: terms?.number ?? 0, day: day(entries.consent.on) }),
        ],
      ],
    ],
  ];
  return (
    <div className="nd-review">
      {parts.map(([step, facts]) => (
        <section key={step} aria-labelledby={`review-${step}`}>
          <div className="nd-review-head">
            <h3 id={`review-${step}`} className="h6 mb-0">
              {t(`registration.step_${step}`)}
            </h3>
            <button
              type="button"
              className="btn btn-link"
              aria-label={t('registration.changeOne', { field: t(`registration.step_${step}`) })}
              onClick={() => onGo(step)}
            >
              <T id="registration.change" />
            </button>
          </div>
          <dl className="nd-definitions">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value || '–'}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
