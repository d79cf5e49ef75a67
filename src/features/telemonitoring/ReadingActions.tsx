import SquarePen from 'lucide-react/icons/square-pen';
import type { Reading } from '@/domain/reading';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import type { ListedReading } from './view';
import type { ViewWords } from './viewWords';

/** What can be done with one reading; one that was entered in error stays as it is. */
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
  if (row.odd === 'error') return null;
  const { odd: _, ...reading } = row;
  const what = `${words.value(row.measure, row)}, ${words.moment(row.at)}`;
  return (
    <button type="button" className="btn btn-icon" onClick={() => onCorrect(reading)}>
      <Icon of={SquarePen} size={16} label={t('trends.correctOne', { what })} />
    </button>
  );
}

/** The actions of the rows of a table of readings. */
export const readingActions = (words: ViewWords, onCorrect: (reading: Reading) => void) =>
  function actionsOf(row: ListedReading) {
    return <ReadingAction row={row} words={words} onCorrect={onCorrect} />;
  };
