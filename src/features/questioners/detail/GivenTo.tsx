import { Link } from 'react-router-dom';
import type { QuestionnaireAssignment } from '@/domain/questionnaire/assigning/assignment';
import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import type { Status } from '@/shared/store/recordSlice';
import { AsyncView } from '@/shared/ui/AsyncView';
import { usePatientNames } from './usePatientNames';

/** Which patients have it at present, and since when. */
export function GivenTo({
  holders,
  status,
  onRetry,
}: {
  holders: readonly QuestionnaireAssignment[];
  status: Status;
  onRetry: () => void;
}) {
  const formats = useFormats();
  const nameOf = usePatientNames();
  const named = holders
    .map((one) => ({ ...one, name: nameOf(one.patient) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <AsyncView status={status} isEmpty={status !== 'ready' && named.length === 0} onRetry={onRetry}>
      {named.length === 0 && <T id="questionerBuilder.noHolders" />}
      <ul className="list-unstyled d-grid gap-2 mb-0">
        {named.map(({ id, patient, name, start }) => (
          <li key={id}>
            <Link to={`/userlist/${encodeURIComponent(patient)}`}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="text-body-secondary">
              <T id="questionerBuilder.since" values={{ day: formats.day(start) }} />
            </span>
          </li>
        ))}
      </ul>
    </AsyncView>
  );
}
