import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Icon } from '@/shared/ui/Icon';
import { Picture } from '../Picture';
import { useQuery } from '../useQuery';
import { photos } from './sample';

/** Photos, each of which leads to itself at full size. @param count how many of them, where not all */
export function PhotoGrid({ count }: { count?: number }) {
  const { to } = useQuery();
  return (
    <ul className={`nd-photos ${count === undefined ? 'nd-photos-large' : ''}`} lang="en">
      {photos.slice(0, count).map((title, index) => (
        <li key={title}>
          <Link to={to({ photo: String(index + 1) })} className="nd-photo" aria-label={title}>
            <Picture seed={index} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The photo that the address names, and the way to the ones beside it. */
export function PhotoDialog() {
  const t = useT();
  const { params, change } = useQuery();
  const at = Number(params.get('photo')) - 1;
  const title = photos[at];
  if (title === undefined) return null;
  const go = (index: number) => change({ photo: String(index + 1) });
  return (
    <Dialog
      isOpen
      size="lg"
      title={<span lang="en">{title}</span>}
      onClose={() => change({ photo: null })}
      footer={
        <>
          <span className="me-auto" role="status">
            <T id="socialProfile.photoOf" values={{ at: at + 1, of: photos.length }} />
          </span>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-disabled={at === 0}
            onClick={at === 0 ? undefined : () => go(at - 1)}
          >
            <Icon of={ChevronLeft} directional /> <T id="socialProfile.previous" />
          </button>
          <button
            type="button"
            className="btn btn-outline-primary"
            aria-disabled={at === photos.length - 1}
            onClick={at === photos.length - 1 ? undefined : () => go(at + 1)}
          >
            <T id="socialProfile.next" /> <Icon of={ChevronRight} directional />
          </button>
        </>
      }
    >
      <div className="nd-post-picture">
        <Picture seed={at} label={t('socialProfile.drawing', { name: title })} />
      </div>
    </Dialog>
  );
}
