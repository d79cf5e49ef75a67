import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { T, useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { ProgressBar } from '@/shared/ui/ProgressBar';
import './dropBox.css';
import { bytesOf, kindOf, type PictureKind } from './pictureFile';

interface Upload {
  id: string;
  name: string;
  size: number;
  read: number;
  state: 'reading' | 'ready' | 'refused' | 'broken';
  url?: string;
}

/** The files as they are read, looked at and shown; their addresses are given back with them. */
export function useUploads(kinds: readonly PictureKind[]) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const held = urls.current;
    return () => held.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const change = (id: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = crypto.randomUUID();
      setUploads((before) => [
        ...before,
        { id, name: file.name, size: file.size, read: 0, state: 'reading' },
      ]);
      bytesOf(file, (read) => change(id, { read })).then(
        (bytes) => {
          if (!kindOf(bytes, kinds)) return change(id, { state: 'refused' });
          const url = URL.createObjectURL(file);
          urls.current.add(url);
          change(id, { state: 'ready', url });
        },
        () => change(id, { state: 'broken' }),
      );
    }
  };
  const remove = ({ id, url }: Upload) => {
    if (url) URL.revokeObjectURL(url);
    setUploads((before) => before.filter((one) => one.id !== id));
  };
  return { uploads, add, remove, spoil: ({ id }: Upload) => change(id, { state: 'broken' }) };
}

/** What was given, each with its picture, how far it is read, or why it is refused. */
export function UploadList({ uploads, remove, spoil }: Omit<ReturnType<typeof useUploads>, 'add'>) {
  const t = useT();
  const { number } = useFormats();
  if (uploads.length === 0) return null;
  return (
    <ul className="nd-uploads" aria-label={t('showcase:/extensions/file-uploader#given')}>
      {uploads.map((upload) => (
        <li key={upload.id} className="nd-upload">
          {upload.state === 'ready' ? (
            <img src={upload.url} alt="" onError={() => spoil(upload)} />
          ) : (
            <span />
          )}
          <div>
            <bdi className="nd-upload-name">{upload.name}</bdi>{' '}
            <span className="text-body-secondary">
              <T
                id="showcase:/extensions/file-uploader#size"
                values={{ size: number(upload.size / 1024, 1) }}
              />
            </span>
            {upload.state === 'refused' || upload.state === 'broken' ? (
              <p className="text-danger mb-0" role="alert">
                <T id={`showcase:/extensions/file-uploader#${upload.state}`} />
              </p>
            ) : (
              <ProgressBar
                label={t('showcase:/extensions/file-uploader#readOf', { file: upload.name })}
                value={upload.read * 100}
              />
            )}
          </div>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('showcase:/extensions/file-uploader#remove', { file: upload.name })}
            onClick={() => remove(upload)}
          >
            <Icon of={Trash2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
