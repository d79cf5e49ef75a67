import Archive from 'lucide-react/icons/archive';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fileDueSince } from '@/domain/clinicStanding';
import { usualDays } from '@/domain/settings/setting';
import { WithAllMessages } from '@/shared/i18n/LocaleProvider';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { useNow } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { useSetting } from '../slice';
import { useStanding } from './useStanding';

/** Reminds whoever can save a file of all records that the last one is old. It can be put off until the next visit. */
export function FileReminder() {
  const { standing } = useStanding();
  const now = useNow();
  const days = useSetting('general')?.fileDays ?? usualDays.fileDays;
  const [isLater, setLater] = useState(false);
  const due = standing && fileDueSince(standing, days, now);
  if (!due || isLater) return null;
  return (
    <WithAllMessages fallback={null}>
      <Reminder since={due} isFirst={standing.savedAt === undefined} onLater={() => setLater(true)} />
    </WithAllMessages>
  );
}

function Reminder({ since, isFirst, onLater }: { since: string; isFirst: boolean; onLater: () => void }) {
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
