import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { downloadBlob } from '@/shared/files/download';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { DialogActions } from '@/shared/ui/dialogs/DialogActions';
import { Field } from '@/shared/ui/Field';
import { fileName, fileOf, formats, LONGEST_NAME, type Format, type TableCells } from './tableFormats';

/** Asks for the name and the format of a file, then hands it to the browser. @param cells made once they are wanted */
export function ExportDialog({ cells, onClose }: { cells: () => TableCells; onClose: () => void }) {
  const t = useT();
  const dispatch = useDispatch();
  const [name, setName] = useState(t('showcase:/extensions/export#defaultName'));
  const [format, setFormat] = useState<Format>('xlsx');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const file = fileName(name, format);
  const save = async () => {
    setTried(true);
    if (file === null) return;
    setBusy(true);
    try {
      downloadBlob(file, await fileOf(cells(), format));
      dispatch(noticed({ tone: 'success', message: 'showcase:/extensions/export#saved', values: { file } }));
      onClose();
    } catch {
      setBusy(false);
      dispatch(noticed({ tone: 'error', message: 'showcase:/extensions/export#failed' }));
    }
  };
  return (
    <Dialog
      isOpen
      title={t('showcase:/extensions/export#title')}
      onClose={onClose}
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      footer={
        <DialogActions
          confirmLabel={<T id="showcase:/extensions/export#save" />}
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Field
        label={t('showcase:/extensions/export#name')}
        hint={file ?? undefined}
        error={tried && file === null ? t('showcase:/extensions/export#noName') : undefined}
        required
      >
        {(control) => (
          <input
            {...control}
            className="form-control"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('showcase:/extensions/export#format')} className="">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={format}
            onChange={(event) => setFormat(formats.find((one) => one === event.target.value) ?? 'xlsx')}
          >
            {formats.map((one) => (
              <option key={one} value={one}>
                {t(`showcase:/extensions/export#${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Dialog>
  );
}
