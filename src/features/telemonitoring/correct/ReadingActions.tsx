import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SquarePen from 'lucide-react/icons/square-pen';
import type { Reading } from '@/domain/readings/reading';
import { IfMay } from '@/shared/IfMay';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { ListedReading } from '../period/periodView';
import type { ViewWords } from '../period/periodWords';

/** The action for one reading: correct it, or restore it if it was entered in error. */
function ReadingAction({
  row,
  words,
  onCorrect,
}: {
  row: ListedReading;
  words: ViewWords;
  onCorrect: (reading: Reading) => void;
}) {
  const t = useT();
  const { odd, ...reading } = row;
  const isError = odd === 'error';
  const what = `${words.value(row.measure, row)}, ${words.moment(row.at)}`;
  return (
    <IfMay do="readings.write">
      <button type="button" className="btn btn-icon" onClick={() => onCorrect(reading)}>
        <Icon
          of={isError ? RotateCcw : SquarePen}
          size={16}
          label={t(isError ? 'readings.restoreOne' : 'trends.correctOne', { what })}
        />
      </button>
    </IfMay>
  );
}

/** The actions of the rows of a table of readings. */
export const readingActions = (words: ViewWords, onCorrect: (reading: Reading) => void) =>
  function actionsOf(row: ListedReading) {
    return <ReadingAction row={row} words={words} onCorrect={onCorrect} />;
  };
