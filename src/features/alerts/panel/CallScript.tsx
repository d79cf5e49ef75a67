import type { Measure } from '@/domain/readings/measure';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';

/** Suggested first questions for a call about a measure. Questions only: the caller judges what to do. */
const questions: Record<Measure, readonly MessageId[]> = {
  bloodPressure: ['alerts.askPressure1', 'alerts.askPressure2', 'alerts.askPressure3'],
  pulse: ['alerts.askPulse1', 'alerts.askPulse2', 'alerts.askPulse3'],
  water: ['alerts.askWater1', 'alerts.askWater2', 'alerts.askWater3'],
  urine: ['alerts.askUrine1', 'alerts.askUrine2', 'alerts.askUrine3'],
  weight: ['alerts.askWeight1', 'alerts.askWeight2', 'alerts.askWeight3'],
  stress: ['alerts.askStress1', 'alerts.askStress2', 'alerts.askStress3'],
  fatigue: ['alerts.askFatigue1', 'alerts.askFatigue2', 'alerts.askFatigue3'],
};
const whenMissing: readonly MessageId[] = ['alerts.askMissing1', 'alerts.askMissing2', 'alerts.askMissing3'];

/** Neutral questions for the call, by the measure or the missing measure. */
export function CallScript({ measure, isMissing }: { measure: Measure; isMissing: boolean }) {
  return (
    <section className="mb-4">
      <h3 className="h6">
        <T id="alerts.questions" />
      </h3>
      <ul className="ps-3 mb-0">
        {(isMissing ? whenMissing : questions[measure]).map((id) => (
          <li key={id}>
            <T id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
