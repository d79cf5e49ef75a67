import { useRef, useState, type ChangeEvent } from 'react';
import type { MessageId } from '@/locales';
import { T, useT } from '@/shared/i18n/text';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { ActionFailure } from '../ActionFailure';
import { QUIET, saveProfile } from '../calls';
import { LARGEST_MB, pictureTypes, readPicture } from './picture';
import { useAction } from '../useAction';

/**
 * Chooses a picture from a file, saves the chosen one or removes the stored one.
 * @param chosen not saved yet
 */
export function PictureChoice({
  stored,
  chosen,
  onChoose,
}: {
  stored: string | undefined;
  chosen: string | null;
  onChoose: (picture: string | null) => void;
}) {
  const t = useT();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const [isReading, setReading] = useState(false);
  const save = useAction(saveProfile);

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file || isReading) return;
    setReading(true);
    setProblem(null);
    save.forget();
    const read = await readPicture(file);
    // Choosing the same file again is a choice too.
    target.value = '';
    setReading(false);
    if ('problem' in read) setProblem(read.problem);
    else onChoose(read.picture);
  };
  const store = async (avatar: string | undefined) => {
    if ((await save.run({ change: { avatar }, ...QUIET })) !== null) return;
    onChoose(null);
    // The button that was pressed has gone.
    choice.current?.focus();
    dispatch(
      noticed({ tone: 'success', message: avatar ? 'profile.pictureSaved' : 'profile.pictureRemoved' }),
    );
  };
  const drop = () => {
    onChoose(null);
    save.forget();
    choice.current?.focus();
  };

  return (
    <div className="nd-picture-choice">
      <p id="picture-lead">
        <T id="profile.pictureLead" values={{ mb: LARGEST_MB }} />
      </p>
      <p role="status" className={isReading || chosen ? 'fw-semibold' : 'visually-hidden'}>
        {isReading && <T id="profile.pictureReading" />}
        {!isReading && chosen && <T id="profile.picturePreview" />}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={t('profile.pictureFile')}
        onChange={(event) => void pick(event)}
      />
      <div className="d-flex flex-wrap gap-2">
        {chosen && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={save.busy}
            aria-busy={save.busy}
            onClick={() => void store(chosen)}
          >
            <T id="profile.usePicture" />
          </button>
        )}
        <button
          ref={choice}
          type="button"
          className="btn btn-outline-primary"
          aria-describedby="picture-lead"
          aria-disabled={isReading}
          aria-busy={isReading}
          onClick={() => input.current?.click()}
        >
          <T id="profile.choosePicture" />
        </button>
        {chosen && (
          <button type="button" className="btn btn-outline-secondary" onClick={drop}>
            <T id="common.cancel" />
          </button>
        )}
        {stored !== undefined && !chosen && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={save.busy}
            aria-busy={save.busy}
            onClick={() => void store(undefined)}
          >
            <T id="profile.removePicture" />
          </button>
        )}
      </div>
      {problem && (
        <div role="alert" className="nd-field-error">
          <T id={problem} values={{ mb: LARGEST_MB }} />
        </div>
      )}
      <ActionFailure
        error={save.failure?.status === 412 ? { message: 'record.changedMeanwhile' } : save.failure}
      />
    </div>
  );
}
