import ArrowUp from 'lucide-react/icons/arrow-up';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useScrolledPast } from './useScrolledPast';

/** Shown after this much scrolling, CSS pixels (specification 2.5). */
const SHOWN_AFTER = 160;

/** Scroll-to-top button. It disappears at the top, so focus moves to the content. */
export function ScrollToTop() {
  const t = useT();
  if (!useScrolledPast(SHOWN_AFTER)) return null;

  const goUp = () => {
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      className="btn btn-primary nd-scroll-top"
      aria-label={t('shell.scrollToTop')}
      onClick={goUp}
    >
      <Icon of={ArrowUp} />
    </button>
  );
}
