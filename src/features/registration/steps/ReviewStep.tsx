import CircleCheck from 'lucide-react/icons/circle-check';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enrolmentSteps } from '@/domain/enrolment/enrolment';
import type { EnrolmentProblem } from '@/domain/enrolment/problem';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Icon } from '@/shared/ui/Icon';
import { activate } from '../calls';
import { useProblemWords } from '../words';
import { ReviewFacts } from './ReviewFacts';
import type { StepProps } from './stepProps';
import { UnusualValues } from './UnusualValues';

/** Everything at a glance, with what is still wrong or unusual in any of the steps; then the patient is enrolled. */
export function ReviewStep({ registration, facts, enrolment, onGo, onEnrolled }: StepProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { problems, open, kept, entries, duplicates } = registration;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wrong = problems.filter(({ level }) => level === 'wrong');

  const enrol = async () => {
    if (busy) return;
    setFailure(null);
    if (open.length > 0) {
      box.current?.focus();
      return;
    }
    setBusy(true);
    const settled = await kept.flush();
    if ('failure' in settled) {
      setBusy(false);
      setFailure(settled.failure);
      return;
    }
    const { version } = settled;
    const outcome = await dispatch(activate({ id: enrolment, version, quiet: true }));
    setBusy(false);
    if (activate.rejected.match(outcome)) {
      setFailure(outcome.payload ?? { message: 'errors.unknown' });
      if (outcome.payload?.status === 409) await duplicates.ask();
      return;
    }
    onEnrolled();
    const name = `${entries.firstName} ${entries.lastName}`.trim();
    dispatch(noticed({ tone: 'success', message: 'registration.enrolled', values: { name } }));
    const { patient } = outcome.payload;
    void navigate(patient === undefined ? '/userlist' : `/userlist/${encodeURIComponent(patient)}`);
  };
  return (
    <>
      <div ref={box} tabIndex={-1} role="group" aria-label={t('registration.openPoints')}>
        {wrong.length > 0 && <Wrong problems={wrong} onGo={onGo} />}
        <UnusualValues registration={registration} onGo={({ step, field }) => onGo(step, field)} />
        {open.length === 0 && (
          <p className="alert alert-success">
            <Icon of={CircleCheck} /> <T id="registration.complete" />
          </p>
        )}
      </div>
      <ReviewFacts registration={registration} facts={facts} onGo={onGo} />
      {failure && (
        <div role="alert" className="alert alert-danger">
          {failure.text ?? <T id={failure.message} />}
          <Refused fields={failure.fields ?? {}} />
        </div>
      )}
      <button
        type="button"
        className="btn btn-primary btn-lg nd-activate"
        aria-disabled={busy || open.length > 0}
        aria-busy={busy}
        onClick={() => void enrol()}
      >
        <T id="registration.activate" />
      </button>
    </>
  );
}

/** What the server found wrong and this page did not. */
function Refused({ fields }: { fields: NonNullable<AppError['fields']> }) {
  const t = useT();
  const words = useProblemWords();
  return (
    <ul className="mb-0">
      {Object.entries(fields).map(([field, message]) => (
        <li key={field}>
          {t('common.problem', { field: words.name(field), problem: words.problem({ message }) })}
        </li>
      ))}
    </ul>
  );
}

/** What is wrong, step by step, each leading to its field. */
function Wrong({ problems, onGo }: { problems: readonly EnrolmentProblem[]; onGo: StepProps['onGo'] }) {
  const t = useT();
  const words = useProblemWords();
  return (
    <div className="alert alert-danger">
      <h3 className="h6">
        <T id="common.errorSummary" values={{ count: problems.length }} />
      </h3>
      {enrolmentSteps.map((step) => {
        const own = problems.filter((one) => one.step === step);
        if (own.length === 0) return null;
        return (
          <div key={step}>
            <h4 className="h6 mb-1">{t(`registration.step_${step}`)}</h4>
            <ul>
              {own.map((one) => (
                <li key={one.field}>
                  <button
                    type="button"
                    className="btn btn-link alert-link p-0 text-start"
                    onClick={() => onGo(step, one.field)}
                  >
                    {words.sentence(one)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
