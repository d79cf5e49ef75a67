import { useT } from '@/shared/i18n/text';
import { PagedStrip } from './PagedStrip';

function Positions({ count = 5 }: { count?: number }) {
  const t = useT();
  return (
    <div className="nd-page-strips">
      {(['start', 'center', 'end'] as const).map((side) => (
        <PagedStrip
          key={side}
          count={count}
          label={t(`showcase:/components/breadcrumbs#${side}`)}
          look={`justify-content-${side}`}
        />
      ))}
    </div>
  );
}

function Sizes({ count = 5 }: { count?: number }) {
  const t = useT();
  return (
    <div className="nd-page-strips">
      {(['lg', undefined, 'sm'] as const).map((size) => (
        <PagedStrip
          key={size ?? ''}
          count={count}
          label={t(`showcase:/components/pagination#${size ?? 'md'}`)}
          size={size}
        />
      ))}
    </div>
  );
}

function Colours({ count = 5 }: { count?: number }) {
  const t = useT();
  return (
    <div className="nd-page-strips">
      {(['success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <PagedStrip
          key={tone}
          count={count}
          label={t(`showcase:/components/modals#${tone}`)}
          look={`nd-pages-${tone}`}
        />
      ))}
    </div>
  );
}

/** To the pages beside it, and with drawings alone to both ends too. */
function Ends({ count = 5 }: { count?: number }) {
  const t = useT();
  return (
    <div className="nd-page-strips">
      {(['icons', 'both', 'words'] as const).map((ends) => (
        <PagedStrip
          key={ends}
          count={count}
          label={t(`showcase:/components/pagination#${ends}`)}
          ends={ends}
        />
      ))}
    </div>
  );
}

export { Colours, Ends, Positions, Sizes };
