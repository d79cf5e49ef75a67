import Award from 'lucide-react/icons/award';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { useFigureWords } from '../charts/useFigureWords';
import { useToday } from '../charts/useToday';
import { bestDay } from './figures';

/** The good news first. */
export function Congratulation() {
  const t = useT();
  const { day } = useFormats();
  const { share } = useFigureWords();
  const { iso, more } = bestDay(useToday());
  return (
    <section className="card nd-congratulation nd-span-wide" aria-label={t('analytics.congratulation')}>
      <div className="card-body">
        <div className="nd-congratulation-top">
          <svg className="nd-congratulation-paper" viewBox="0 0 320 72" aria-hidden="true" focusable="false">
            <circle cx="30" cy="16" r="5" />
            <circle cx="104" cy="58" r="4" />
            <circle cx="222" cy="14" r="4" />
            <circle cx="296" cy="52" r="5" />
            <path d="M58 52l12-8 4 14zM246 50l14 2-8 12zM278 22l-4-14 14 6zM10 56l10 8-12 6z" />
            <path d="M76 18q10-10 18 2t18 0M212 38q8 12 18 4t16 6" fill="none" strokeWidth="3" />
          </svg>
          <span className="nd-congratulation-award">
            <Icon of={Award} size={28} />
          </span>
        </div>
        <h2 className="h4">
          <T id="analytics.congratulation" />
        </h2>
        <p className="mb-0">
          <T
            id="analytics.bestDay"
            values={{ more: <strong key="more">{share(more)}</strong>, day: day(iso, 'long') }}
          />
        </p>
      </div>
    </section>
  );
}
