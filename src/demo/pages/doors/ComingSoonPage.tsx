import Rocket from 'lucide-react/icons/rocket';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { remainingUntil, type Remaining } from './countdown';
import { DoorCard } from './DoorCard';
import { Subscribe } from './Subscribe';

/** The invented day that is counted down to. */
const OPENING = Date.parse('2031-09-01T08:00:00Z');

const parts: readonly [keyof Remaining, MessageId][] = [
  ['days', 'doors.days'],
  ['hours', 'doors.hours'],
  ['minutes', 'doors.minutes'],
  ['seconds', 'doors.seconds'],
];

/** Counts down to the opening; once it has come nothing is counted any more. */
export default function ComingSoonPage() {
  const intl = useIntl();
  const [moment, setMoment] = useState(now);
  const isAhead = OPENING > moment;
  useEffect(() => {
    if (!isAhead) return undefined;
    const timer = setInterval(() => setMoment(now()), 1000);
    return () => clearInterval(timer);
  }, [isAhead]);
  const left = remainingUntil(OPENING, moment);
  return (
    <DoorCard icon={Rocket} title="app.comingSoon" lead={isAhead ? 'doors.soonLead' : 'doors.hereLead'}>
      {isAhead && (
        <div
          role="timer"
          aria-label={intl.formatMessage(
            { id: 'doors.until' },
            { day: intl.formatDate(OPENING, { dateStyle: 'long' }) },
          )}
          className="nd-countdown"
        >
          {parts.map(([part, label]) => (
            <div key={part} className="nd-countdown-part">
              <span className="nd-countdown-number">{intl.formatNumber(left[part])}</span>{' '}
              <T id={label} values={{ count: left[part] }} />
            </div>
          ))}
        </div>
      )}
      <Subscribe />
    </DoorCard>
  );
}
