import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useId, useRef } from 'react';
import type { QuestionnaireProblem } from '@/domain/questionnaire/problem';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useBuilderContext } from './builderContext';
import { itemAt } from './problemPlaces';

/** Everything that is to be mended before the questionnaire can be published, each a way to its place. */
export function ProblemCard({
  unstorable,
  attempt,
  onGo,
}: {
  /** Of these, what keeps it from being stored at all. */
  unstorable: readonly QuestionnaireProblem[];
  /** How often somebody has tried to save it: the list takes the focus where that was not possible. */
  attempt: number;
  onGo: (path: string) => void;
}) {
  const t = useT();
  const { open } = useBuilderContext();
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const isBlocked = unstorable.length > 0;
  useEffect(() => {
    if (answered.current === attempt) return;
    answered.current = attempt;
    if (isBlocked) box.current?.focus();
  }, [attempt, isBlocked]);
  return (
    <TitledCard title={t('questionerBuilder.problems', { count: open.length })}>
      {open.length === 0 ? (
        <p className="mb-0 text-success">
          <Icon of={CircleCheck} /> <T id="questionerBuilder.noProblems" />
        </p>
      ) : (
        <div ref={box} tabIndex={-1} role="group" aria-labelledby={heading}>
          <p id={heading}>
            {attempt > 0 && isBlocked ? (
              <T id="questionerBuilder.notStored" values={{ count: unstorable.length }} />
            ) : (
              <T id="questionerBuilder.beforePublishing" />
            )}
          </p>
          <ul className="nd-problems">
            {(attempt > 0 && isBlocked ? unstorable : open).map((problem) => (
              <ProblemLine key={problem.path} problem={problem} onGo={onGo} />
            ))}
          </ul>
        </div>
      )}
    </TitledCard>
  );
}

function ProblemLine({
  problem: { path, message, values },
  onGo,
}: {
  problem: QuestionnaireProblem;
  onGo: (path: string) => void;
}) {
  const t = useT();
  const { entered, nameOf } = useBuilderContext();
  const key = itemAt(entered, path);
  const score = /^scores\.(\d+)/.exec(path)?.[1];
  const where =
    key !== null
      ? nameOf(key)
      : score !== undefined
        ? t('questionerBuilder.scoreNumber', { number: Number(score) + 1 })
        : path.startsWith('title')
          ? t('questionerBuilder.title')
          : path === 'name'
            ? t('questionerBuilder.name')
            : t('questionerBuilder.items');
  return (
    <li>
      <button type="button" className="btn btn-link text-start" onClick={() => onGo(path)}>
        <bdi>{where}</bdi>: {t(message, values)}
      </button>
    </li>
  );
}
