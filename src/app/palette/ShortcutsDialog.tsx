import './palette.scss';
import { Fragment, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { T, useT } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { selectSettings, settingsChanged } from '@/shell/themeSlice';
import { Keys } from './Keys';
import { shortcuts, type Shortcut } from './shortcuts';

/** Every shortcut, and the switch that turns off single-key shortcuts (WCAG 2.1.4). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const { singleKeys } = useSelector(selectSettings);
  return (
    <Dialog isOpen title={t('palette.shortcuts')} onClose={onClose} size="lg">
      <SingleKeysSwitch />
      <div className="nd-shortcuts">
        {shortcuts.map(({ where, list }) => (
          <section key={where} aria-labelledby={`${id}-${where}`}>
            <h3 className="h6" id={`${id}-${where}`}>
              <T id={where} />
            </h3>
            <dl>
              {list.map((shortcut) => (
                <Row
                  key={shortcut.keys.join()}
                  {...shortcut}
                  isOff={shortcut.isSingle === true && !singleKeys}
                />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function SingleKeysSwitch() {
  const id = useId();
  const dispatch = useDispatch();
  const { singleKeys } = useSelector(selectSettings);
  return (
    <div className="form-check form-switch">
      <input
        type="checkbox"
        role="switch"
        id={id}
        className="form-check-input"
        aria-describedby={`${id}-hint`}
        checked={singleKeys}
        aria-checked={singleKeys}
        onChange={({ target }) => dispatch(settingsChanged({ singleKeys: target.checked }))}
      />
      <label htmlFor={id} className="form-check-label">
        <T id="palette.singleKeys" />
      </label>
      <p id={`${id}-hint`} className="form-text">
        <T id="palette.singleKeysHint" />
      </p>
    </div>
  );
}

function Row({ does, page, keys, isOff }: Shortcut & { isOff: boolean }) {
  const t = useT();
  return (
    <div data-off={isOff || undefined}>
      <dt>
        {t(does, page && { page: t(page) })}
        {isOff && (
          <span className="nd-shortcut-off">
            {' '}
            <T id="palette.off" />
          </span>
        )}
      </dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && <T id="palette.or" />}
            <Keys of={key} />
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
