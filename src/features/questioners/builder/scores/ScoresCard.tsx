import Plus from 'lucide-react/icons/plus';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { TitledCard } from '@/shared/ui/TitledCard';
import { useBuilderContext } from '../builderContext';
import { addScore } from '../partOperations';
import { ScoreEditor } from './ScoreEditor';

const MOST_SCORES = 10;

/** What is calculated from the answers. */
export function ScoresCard() {
  const t = useT();
  const { entered, edit } = useBuilderContext();
  return (
    <TitledCard title={t('questionerBuilder.scores')}>
      {entered.scores.length === 0 && (
        <p className="text-body-secondary">
          <T id="questionerBuilder.noScores" />
        </p>
      )}
      {entered.scores.map((score, place) => (
        <ScoreEditor key={score.key} score={score} place={place} />
      ))}
      {entered.scores.length < MOST_SCORES && (
        <button type="button" className="btn btn-outline-primary" onClick={() => edit(addScore)}>
          <Icon of={Plus} /> <T id="questionerBuilder.addScore" />
        </button>
      )}
    </TitledCard>
  );
}
