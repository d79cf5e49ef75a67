import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FhirProblem } from '@/domain/questionnaire/fhir/wholeFile';
import { newId } from '@/shared/api/newId';
import type { AppError } from '@/shared/api/appError';
import { T, useT } from '@/shared/i18n/text';
import { useAppDispatch } from '@/shared/store/useEntities';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Icon } from '@/shared/ui/Icon';
import { questionnaires } from '../slice';

/** No questionnaire is larger than this, bytes. */
const LARGEST = 2 * 1024 * 1024;

type Trouble = { file: string } & ({ problem: FhirProblem } | { error: AppError } | { unreadable: true });

/** Reads a FHIR file as a new draft; where that is not possible, it is said what is wrong and where. */
export function ImportButton() {
  const t = useT();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const read = async (file: File) => {
    const name = file.name;
    let json: unknown;
    try {
      if (file.size > LARGEST) throw new Error('too large');
      json = JSON.parse(await file.text());
    } catch {
      return setTrouble({ file: name, unreadable: true });
    }
    const { fromFhir } = await import('@/domain/questionnaire/fhir/fromFhir');
    const found = fromFhir(json, newId());
    if ('problem' in found) return setTrouble({ file: name, problem: found.problem });
    const stored = await dispatch(questionnaires.store({ body: found.body, quiet: true }));
    if (questionnaires.store.rejected.match(stored))
      return setTrouble({ file: name, error: stored.payload ?? { message: 'errors.unknown' } });
    return void navigate(`/questioners/${encodeURIComponent(stored.payload.id)}/edit`);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Choosing the same file again is a choice too.
    if (file) void read(file);
    target.value = '';
  };
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => input.current?.click()}>
        <Icon of={FileUp} /> <T id="questionerBuilder.importFhir" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json,application/fhir+json"
        aria-label={t('questionerBuilder.importFile')}
        onChange={change}
      />
      {trouble && (
        <Dialog
          isOpen
          title={
            <T id="questionerBuilder.importFailed" values={{ file: <bdi key="file">{trouble.file}</bdi> }} />
          }
          onClose={() => setTrouble(null)}
          footer={
            <button type="button" className="btn btn-primary" onClick={() => setTrouble(null)}>
              <T id="common.close" />
            </button>
          }
        >
          <Told trouble={trouble} />
        </Dialog>
      )}
    </>
  );
}

function Told({ trouble }: { trouble: Trouble }) {
  if ('unreadable' in trouble) return <T id="questionerBuilder.importUnreadable" />;
  if ('problem' in trouble) {
    const { where, message, values, item } = trouble.problem;
    return (
      <>
        <p>
          <T id={message} {...(values && { values })} />
        </p>
        {item && (
          <p>
            <T
              id="questionerBuilder.importItem"
              values={{
                linkId: (
                  <code key="linkId" dir="ltr">
                    {item.linkId}
                  </code>
                ),
                text: <bdi key="text">{item.text}</bdi>,
              }}
            />
          </p>
        )}
        {where !== '' && (
          <p className="mb-0">
            <T
              id="questionerBuilder.importPlace"
              values={{
                place: (
                  <code key="where" dir="ltr">
                    {where}
                  </code>
                ),
              }}
            />
          </p>
        )}
      </>
    );
  }
  const { text, message, fields = {} } = trouble.error;
  return (
    <>
      <p>{text ?? <T id={message} />}</p>
      <ul className="mb-0">
        {Object.entries(fields).map(([field, id]) => (
          <li key={field}>
            <code dir="ltr">{field}</code>: <T id={id} />
          </li>
        ))}
      </ul>
    </>
  );
}
