import { useId, useState } from 'react';
import type { Questionnaire, QuestionnaireBody } from '@/domain/questionnaire/questionnaire';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { bodyToSend } from './questionnaireTransitions';
import { DiffList } from '../DiffList';

/** The draft that is being written stands after all that was published. */
const DRAFT = 'draft';

/** What was published when, by whom and why, and what differs between any two of them. */
export function Revisions({ questionnaire }: { questionnaire: Questionnaire }) {
  const t = useT();
  const times = useOwnTimes();
  const { published, status } = questionnaire;
  const states: { id: string; label: string; body: QuestionnaireBody }[] = [
    ...published.map(({ revision, body }) => ({
      id: String(revision),
      label: t('questionerBuilder.revisionNumber', { number: revision }),
      body,
    })),
    ...(status === 'draft'
      ? [{ id: DRAFT, label: t('questionerBuilder.draft'), body: bodyToSend(questionnaire) }]
      : []),
  ];
  return (
    <>
      {published.length === 0 ? (
        <p className="mb-0">
          <T id="questionerBuilder.neverPublished" />
        </p>
      ) : (
        <ol className="list-unstyled d-grid gap-2" reversed>
          {published.toReversed().map(({ revision, at, by, reason }) => (
            <li key={revision}>
              <strong>
                <T id="questionerBuilder.revisionNumber" values={{ number: revision }} />
              </strong>{' '}
              <span className="text-body-secondary">
                <T
                  id="questionerBuilder.byWhen"
                  values={{ who: <Person key="who" by={by} />, when: times.moment(at) }}
                />
              </span>
              {reason !== undefined && (
                <div>
                  <T id="questionerBuilder.because" values={{ reason: <bdi key="why">{reason}</bdi> }} />
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {states.length > 1 && <Comparison key={states.length} states={states} />}
    </>
  );
}

function Comparison({ states }: { states: { id: string; label: string; body: QuestionnaireBody }[] }) {
  const t = useT();
  const id = useId();
  const [from, setFrom] = useState(states.at(-2)?.id);
  const [to, setTo] = useState(states.at(-1)?.id);
  const before = states.find((one) => one.id === from);
  const after = states.find((one) => one.id === to);
  const choice = (label: string, place: string, value: string | undefined, set: (id: string) => void) => (
    <div>
      <label className="form-label" htmlFor={`${id}-${place}`}>
        {label}
      </label>
      <select
        id={`${id}-${place}`}
        className="form-select"
        value={value}
        onChange={({ target }) => set(target.value)}
      >
        {states.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <section aria-labelledby={`${id}-heading`} className="border-top pt-3">
      <h3 className="h6" id={`${id}-heading`}>
        <T id="questionerBuilder.compare" />
      </h3>
      <div className="d-flex flex-wrap gap-3 mb-3">
        {choice(t('questionerBuilder.compareFrom'), 'from', from, setFrom)}
        {choice(t('questionerBuilder.compareTo'), 'to', to, setTo)}
      </div>
      <div aria-live="polite">{before && after && <DiffList before={before.body} after={after.body} />}</div>
    </section>
  );
}
