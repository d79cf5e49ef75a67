import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CirclePause from 'lucide-react/icons/circle-pause';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { isActive, isReadable, type Alert } from '@/domain/alerts/alert';
import { raisedAt } from '@/domain/alerts/alertState';
import { beganAt } from '@/domain/alerts/alertTimes';
import type { ProgrammeState } from '@/domain/patients/patient';
import { isCritical, levelOf } from '@/domain/alerts/severity';
import { ruleExplanation } from '@/shared/i18n/wording/ruleExplanations';
import { useFormats } from '@/shared/i18n/format';
import { usePatientTimes } from '@/shared/i18n/patientTimes';
import { T, useT } from '@/shared/i18n/text';
import { useWording } from '@/shared/i18n/wording/wording';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { Origin, OwnerCell, useObservedWhen } from '../list/alertCells';
import { repeatAdvice } from './repeatAdvice';

/** What decides about an alert: the compared figures in a sentence, and what speaks for caution. */
export function AlertHero({ alert, programme }: { alert: Alert; programme: ProgrammeState | undefined }) {
  const t = useT();
  const words = useWording();
  const { observed } = alert;
  const repeat = repeatAdvice(alert, useNow());
  return (
    <section aria-label={t('alerts.detailFacts')}>
      <dl className="nd-alert-hero">
        <div>
          <dt>{t('alerts.observed')}</dt>
          <dd className={`nd-alert-value nd-value-${levelOf(alert.severity)}`}>{words.observed(observed)}</dd>
        </div>
        <div>
          <dt>{t('alerts.limit')}</dt>
          <dd>
            {words.limit(observed)}
            {alert.origin && <Origin origin={alert.origin} />}
          </dd>
        </div>
      </dl>
      <p>{words.alert(alert)}</p>
      {(levelOf(alert.severity) === 'unknown' || !isReadable(alert)) && (
        <Notice icon={<Icon of={CircleQuestionMark} />}>
          <T id={isReadable(alert) ? 'alerts.unknownLevel' : 'alerts.unknownContent'} />
        </Notice>
      )}
      {programme === 'paused' && isActive(alert) && isCritical(alert.severity) && (
        <Notice icon={<Icon of={CirclePause} />}>
          <T id="alerts.despitePause" />
        </Notice>
      )}
      {repeat && (
        <Notice icon={<Icon of={RotateCcw} />}>
          <T id={repeat} />
        </Notice>
      )}
    </section>
  );
}

/** The other facts of an alert: the times, the owner and the rule. */
export function AlertFacts({ alert, timeZone }: { alert: Alert; timeZone: string }) {
  const t = useT();
  const intl = useIntl();
  const words = useWording();
  const formats = useFormats();
  const times = usePatientTimes(timeZone);
  const observedWhen = useObservedWhen(timeZone);
  const { observed, worst } = alert;
  return (
    <div className="mb-4">
      <dl className="row mb-2">
        {observed.at !== undefined && <ObservedAt at={observed.at} timeZone={timeZone} />}
        {observed.arrivedAt !== undefined && (
          <Fact term={t('alerts.arrivedAt')}>{times.bothMoments(observed.arrivedAt)}</Fact>
        )}
        {worst && (
          <Fact term={t('alerts.worst')}>
            {words.observed(worst)} (<T id="alerts.limitOf" values={{ limit: words.limit(worst) }} />
            ), {observedWhen(worst)}
          </Fact>
        )}
        {observed.readings !== undefined && observed.days !== undefined && (
          <Fact term={t('alerts.standsOn')}>
            {t('alerts.standsOnText', { readings: observed.readings, days: observed.days })}
          </Fact>
        )}
        <Fact term={t('alerts.started')}>{observedWhen({ at: beganAt(alert) })}</Fact>
        <Fact term={t('alerts.raised')}>{times.bothMoments(raisedAt(alert))}</Fact>
        <Fact term={t('alerts.columnRepeats')}>{formats.number(alert.repeatCount - 1)}</Fact>
        <Fact term={t('alerts.columnOwner')}>
          <OwnerCell alert={alert} />
        </Fact>
        {alert.ruleVersion !== undefined && (
          <Fact term={t('alerts.ruleVersion')}>
            <bdi>{alert.ruleVersion}</bdi>
          </Fact>
        )}
        {alert.previousAlertId !== undefined && <Previous id={alert.previousAlertId} />}
      </dl>
      <p className="text-body-secondary">{ruleExplanation(alert.rule, intl)}</p>
    </div>
  );
}

/** The closed alert of the same rule that preceded this one. */
function Previous({ id }: { id: string }) {
  const t = useT();
  const [params] = useSearchParams();
  const after = new URLSearchParams(params);
  after.set('alert', id);
  return (
    <Fact term={t('alerts.previous')}>
      <Link to={{ search: after.toString() }}>
        <T id="alerts.previousOpen" />
      </Link>
    </Fact>
  );
}

/** The time of the observation: an instant, or for a total or a mean the evaluated patient day. */
function ObservedAt({ at, timeZone }: { at: string; timeZone: string }) {
  const t = useT();
  const formats = useFormats();
  const times = usePatientTimes(timeZone);
  return at.includes('T') ? (
    <Fact term={t('alerts.observedAt')}>{times.bothMoments(at)}</Fact>
  ) : (
    <Fact term={t('alerts.observedDay')}>{formats.day(at)}</Fact>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="col-5 fw-normal text-body-secondary">{term}</dt>
      <dd className="col-7 mb-1">{children}</dd>
    </>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="alert alert-warning d-flex gap-2 align-items-start py-2">
      {icon}
      <span>{children}</span>
    </p>
  );
}
