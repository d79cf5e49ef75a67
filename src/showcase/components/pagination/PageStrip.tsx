import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import type { LucideIcon } from 'lucide-react';
import { FormattedNumber } from 'react-intl';
import { Pagination, PaginationItem, PaginationLink } from 'reactstrap';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { namedPages } from './pageWindow';
import './pageStrip.css';

type Ends = 'none' | 'icons' | 'words' | 'both';

/**
 * Bootstrap's strip of pages.
 * @param ends how the ways to the pages beside it look; `icons` also leads to the first and the last
 * @param look classes of the list: its side, colour and gaps
 */
function PageStrip({
  label,
  page,
  count,
  onPage,
  ends = 'icons',
  look = '',
  size,
}: {
  label: string;
  page: number;
  count: number;
  onPage: (page: number) => void;
  ends?: Ends;
  look?: string;
  size?: 'sm' | 'lg' | undefined;
}) {
  const t = useT();
  const step = (icon: LucideIcon, words: MessageId, to: number, isPossible: boolean) => (
    <PaginationItem disabled={!isPossible}>
      {/* It stays where it is at the ends, with the focus that it may have. */}
      <PaginationLink
        type="button"
        aria-disabled={!isPossible}
        aria-label={ends === 'icons' ? t(words) : undefined}
        onClick={isPossible ? () => onPage(to) : undefined}
      >
        {ends === 'both' && to > page && <T id={words} />}
        {ends === 'words' ? <T id={words} /> : <Icon of={icon} directional size={16} />}
        {ends === 'both' && to < page && <T id={words} />}
      </PaginationLink>
    </PaginationItem>
  );
  const isFirst = page === 1;
  const isLast = page === count;
  return (
    <Pagination aria-label={label} listClassName={`nd-page-strip ${look}`} {...(size && { size })}>
      {ends === 'icons' && step(ChevronsLeft, 'showcase:/components/pagination#first', 1, !isFirst)}
      {ends !== 'none' && step(ChevronLeft, 'common.previousPage', page - 1, !isFirst)}
      {namedPages(page, count).map((one, place) => (
        <PaginationItem key={one ?? `gap${place}`} active={one === page}>
          {one === null ? (
            <span className="page-link">…</span>
          ) : (
            <PaginationLink
              type="button"
              aria-current={one === page ? 'page' : undefined}
              aria-label={t('showcase:/components/pagination#page', { number: one })}
              onClick={() => onPage(one)}
            >
              <FormattedNumber value={one} />
            </PaginationLink>
          )}
        </PaginationItem>
      ))}
      {ends !== 'none' && step(ChevronRight, 'common.nextPage', page + 1, !isLast)}
      {ends === 'icons' && step(ChevronsRight, 'showcase:/components/pagination#last', count, !isLast)}
    </Pagination>
  );
}

export { PageStrip };
