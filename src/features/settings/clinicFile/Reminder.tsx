import Archive from 'lucide-react/icons/archive';
import { Link } from 'react-router-dom';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/** That a file of all records is due, with the way to it. @param since the moment of the last one, or of the beginning */
export function Reminder({
  since,
  isFirst,
  onLater,
}: {
  since: string;
  isFirst: boolean;
  onLater: () => void;
}) {
  const t = useT();
  const times = useOwnTimes();
  return (
    <aside
      className="alert alert-warning d-flex flex-wrap gap-2 align-items-center"
      aria-label={t('clinicFile.reminder')}
    >
      <Icon of={Archive} size={20} />
      <p className="mb-0 flex-grow-1">
        <T id={isFirst ? 'clinicFile.dueFirst' : 'clinicFile.due'} values={{ moment: times.moment(since) }} />
      </p>
      <Link className="btn btn-outline-primary btn-sm" to="/serverSetting">
        <T id="clinicFile.toFile" />
      </Link>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onLater}>
        <T id="clinicFile.later" />
      </button>
    </aside>
  );
}
