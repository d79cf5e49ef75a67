import Pencil from 'lucide-react/icons/pencil';
import Settings from 'lucide-react/icons/settings';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { Avatar } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { Picture } from '../Picture';
import { useAccount } from '../account/account';
import { useProfile } from './profileState';
import { owner } from './sample';

/** Who this is, before a drawn landscape. */
export function Cover({ onEdit }: { onEdit: () => void }) {
  const { about } = useProfile();
  const { photo } = useAccount().general;
  return (
    <div className="card nd-cover">
      <div className="nd-cover-picture">
        <Picture seed={4} />
      </div>
      <div className="nd-cover-who">
        <Avatar name={owner} picture={photo || undefined} />
        <div className="nd-cover-words" lang="en">
          <p className="h4 mb-0">{owner}</p>
          <p className="mb-0">
            <bdi>{about.work}</bdi>
          </p>
        </div>
        <div className="d-flex flex-wrap gap-2">
          <button type="button" className="btn btn-primary" onClick={onEdit}>
            <Icon of={Pencil} /> <T id="socialProfile.edit" />
          </button>
          <Link to="/pages/account-settings" className="btn btn-outline-secondary">
            <Icon of={Settings} /> <T id="socialProfile.settings" />
          </Link>
        </div>
      </div>
    </div>
  );
}
