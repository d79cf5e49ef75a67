import { FormattedMessage } from 'react-intl';
import { EmptyState } from './EmptyState';

/** Filters leave nothing of a list that has something. */
export function NoMatch({ title, text, onClear }: { title: string; text: string; onClear: () => void }) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <button type="button" className="btn btn-outline-primary" onClick={onClear}>
          <FormattedMessage id="common.clearAll" />
        </button>
      }
    />
  );
}
