import type { Found } from './kinds';
import Play from 'lucide-react/icons/play';
import MapPin from 'lucide-react/icons/map-pin';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { now } from '@/shared/store/clock';
import { Icon } from '@/shared/ui/Icon';
import { Picture } from '../Picture';
import { kindWords } from './words';

const DAY_MS = 86_400_000;

/** Its drawn picture, with what tells a video and a map from an image. */
export function Thumbnail({ found: { kind, seed }, label }: { found: Found; label?: string }) {
  if (seed === undefined) return null;
  return (
    <span className="nd-found-picture">
      <Picture seed={seed} label={label} />
      {kind === 'video' && <Icon of={Play} size={28} className="nd-found-sign" />}
      {kind === 'map' && <Icon of={MapPin} size={28} className="nd-found-sign" />}
    </span>
  );
}

/** A result: what it is called leads to it. */
export function ResultItem({ found, to }: { found: Found; to: string | { search: string } }) {
  const intl = useIntl();
  return (
    <li className="nd-found">
      <Thumbnail found={found} />
      <div className="nd-found-words">
        <h3 className="h6 mb-1">
          <Link to={to} lang="en">
            {found.title}
          </Link>
        </h3>
        <p className="text-body-secondary mb-1">
          <T id={kindWords[found.kind]} /> ·{' '}
          {intl.formatDate(now() - found.daysAgo * DAY_MS, { dateStyle: 'medium' })}
        </p>
        <p className="mb-0" lang="en">
          {found.text}
        </p>
      </div>
    </li>
  );
}
