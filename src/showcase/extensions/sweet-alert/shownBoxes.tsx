import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';

/** A chair and a machine beside a window, drawn in the colours of the theme. */
function WardPicture() {
  const t = useT();
  return (
    <svg
      viewBox="0 0 320 160"
      role="img"
      aria-label={t('showcase:/extensions/sweet-alert#roomPicture')}
      style={{ inlineSize: '100%', borderRadius: 'var(--bs-border-radius)' }}
    >
      <rect width="320" height="160" fill="var(--bs-tertiary-bg)" />
      <rect width="320" height="28" y="132" fill="var(--bs-secondary-bg)" />
      <rect x="24" y="18" width="84" height="64" rx="4" fill="var(--bs-info)" opacity="0.35" />
      <path d="M66 18v64M24 50h84" stroke="var(--nd-surface)" strokeWidth="4" />
      <circle cx="88" cy="36" r="9" fill="var(--bs-warning)" opacity="0.7" />
      <path
        d="M136 62c0-6 10-8 12-1l8 33h46c8 0 8 12 0 12h-54c-4 0-6-2-7-6zM150 106v26M198 106v26M208 94l22 30"
        fill="var(--bs-primary)"
        stroke="var(--bs-primary)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="250" y="36" width="44" height="96" rx="5" fill="var(--bs-secondary)" />
      <rect x="256" y="43" width="32" height="24" rx="2" fill="var(--nd-surface)" />
      <path d="M259 57l6-5 5 8 6-11 9 6" fill="none" stroke="var(--bs-success)" strokeWidth="2.5" />
      <circle cx="272" cy="88" r="11" fill="var(--bs-danger)" opacity="0.8" />
      <path d="M250 100c-26 2-30-14-52-12" fill="none" stroke="var(--bs-danger)" strokeWidth="3" />
    </svg>
  );
}

function Picture() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="primary" outline onClick={() => setOpen(true)}>
        <T id="showcase:/extensions/sweet-alert#picture" />
      </Button>
      <Dialog
        isOpen={isOpen}
        title={<T id="showcase:/extensions/sweet-alert#room" />}
        onClose={close}
        footer={
          <Button color="primary" onClick={close}>
            <T id="showcase:/extensions/sweet-alert#ok" />
          </Button>
        }
      >
        <WardPicture />
        <p className="mt-3 mb-0">
          <T id="showcase:/extensions/sweet-alert#roomText" />
        </p>
      </Dialog>
    </>
  );
}

/** It leaves by itself after two seconds, unless somebody wants to read on. */
function Timer() {
  const [state, setState] = useState<'closed' | 'leaving' | 'staying'>('closed');
  const close = () => setState('closed');
  useEffect(() => {
    if (state !== 'leaving') return undefined;
    const end = setTimeout(() => setState('closed'), 2_000);
    return () => clearTimeout(end);
  }, [state]);
  return (
    <>
      <Button color="primary" outline onClick={() => setState('leaving')}>
        <T id="showcase:/extensions/sweet-alert#timer" />
      </Button>
      <Dialog
        isOpen={state !== 'closed'}
        title={<T id="showcase:/extensions/sweet-alert#brief" />}
        onClose={close}
        footer={
          <Button outline disabled={state === 'staying'} onClick={() => setState('staying')}>
            <T id="showcase:/extensions/sweet-alert#stay" />
          </Button>
        }
      >
        <T id={`showcase:/extensions/sweet-alert#${state === 'staying' ? 'stays' : 'leaves'}`} />
      </Dialog>
    </>
  );
}

export { Picture, Timer };
