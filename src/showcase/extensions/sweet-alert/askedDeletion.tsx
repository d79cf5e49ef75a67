import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button } from 'reactstrap';
import { T } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { ConfirmDialog } from '@/shared/ui/dialogs/ConfirmDialog';

/** What came of the question is told either way, and what was deleted can be brought back. */
function Callback() {
  const dispatch = useDispatch();
  const [state, setState] = useState<'there' | 'asked' | 'deleting' | 'gone'>('there');
  useEffect(() => {
    if (state !== 'deleting') return undefined;
    const end = setTimeout(() => {
      setState('gone');
      dispatch(noticed({ tone: 'success', message: 'showcase:/extensions/sweet-alert#deleted' }));
    }, 800);
    return () => clearTimeout(end);
  }, [state, dispatch]);
  const cancel = () => {
    setState('there');
    dispatch(noticed({ tone: 'info', message: 'showcase:/extensions/sweet-alert#cancelled' }));
  };
  return (
    <div className="d-flex flex-wrap gap-3 align-items-center">
      <span role="status">
        <T id={`showcase:/extensions/sweet-alert#${state === 'gone' ? 'none' : 'reading'}`} />
      </span>
      {state === 'gone' ? (
        <Button outline onClick={() => setState('there')}>
          <T id="showcase:/extensions/sweet-alert#back" />
        </Button>
      ) : (
        <Button color="danger" outline onClick={() => setState('asked')}>
          <T id="showcase:/extensions/sweet-alert#delete" />
        </Button>
      )}
      <ConfirmDialog
        isOpen={state === 'asked' || state === 'deleting'}
        title={<T id="showcase:/extensions/sweet-alert#sure" />}
        confirmLabel={<T id="showcase:/extensions/sweet-alert#delete" />}
        busy={state === 'deleting'}
        onConfirm={() => setState('deleting')}
        onClose={cancel}
      >
        <T id="showcase:/extensions/sweet-alert#sureText" />
      </ConfirmDialog>
    </div>
  );
}

export { Callback };
