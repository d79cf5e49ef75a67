import { BODY_MASS_ADULT, bodyMass } from '@/domain/readings/bodyMass';
import { numberOf } from '@/domain/enrolment/enrolling';
import type { EnrolmentEntries } from '@/domain/enrolment/entries';
import { isDay } from '@/domain/enrolment/personProblems';
import { calendarDayOf } from '@/domain/medicine/calendarDay';
import { ageOn } from '@/domain/rules/alertLimits';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';

/** The body mass index of the weight and height as they are typed. */
export function BodyMass({ entries }: { entries: EnrolmentEntries }) {
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
