import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import { useMemo } from 'react';
import { isAllergyMistake, noneScopeOf, type Allergy } from '@/domain/allergies/allergy';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { useT } from '@/shared/i18n/text';
import { Person } from '@/shared/ui/Person';
import { StatusMark } from '@/shared/ui/StatusMark';
import type { Column } from '@/shared/ui/table/tableColumn';
import { allergyName, codeSystemText, onsetText, reactionText, statusWord } from '../allergyWords';
import { standingOf } from './allergyRows';

function Substance({ allergy }: { allergy: Allergy }) {
  const t = useT();
  const { code, note, category, type } = allergy;
  const sorts = [type && t(`allergies.type_${type}`), category && t(`allergies.category_${category}`)];
  return (
    <div className="nd-allergy-name">
      <bdi className={isAllergyMistake(allergy) ? 'text-decoration-line-through' : 'fw-semibold'}>
        {allergyName(allergy, t)}
      </bdi>
      <span className="small text-body-secondary">{sorts.filter(Boolean).join(', ')}</span>
      {code && noneScopeOf(allergy) === null && (
        <span className="small text-body-secondary">
          {codeSystemText(code.system)} <bdi>{code.code}</bdi>
        </span>
      )}
      {note !== undefined && <bdi className="small">{note}</bdi>}
    </div>
  );
}

/** How dangerous it is; of a statement there is nothing to say. */
function Risk({ allergy }: { allergy: Allergy }) {
  const t = useT();
  if (noneScopeOf(allergy) !== null) return '–';
  return <span className="fw-semibold">{t(`allergies.risk_${allergy.criticality ?? 'unknown'}`)}</span>;
}

const looks = { current: CircleDot, over: CircleCheck, inError: Ban } as const;

function Status({ allergy }: { allergy: Allergy }) {
  const standing = standingOf(allergy);
  const { clinicalStatus, verification } = allergy;
  const isRefuted = verification === 'refuted';
  const word = isRefuted ? 'conditions.verification_refuted' : statusWord[clinicalStatus];
  return (
    <StatusMark
      icon={looks[standing]}
      tone={`nd-allergy-${standing}`}
      word={standing === 'inError' ? 'conditions.verification_entered-in-error' : word}
    />
  );
}

function Verification({ verification, onset }: Allergy) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      {verification === undefined ? '–' : t(`conditions.verification_${verification}`)}
      {onset !== undefined && (
        <div className="small">
          <bdi>{onsetText(onset, formats)}</bdi>
        </div>
      )}
    </>
  );
}

function Reactions({ reactions = [] }: Allergy) {
  const t = useT();
  if (reactions.length === 0) return '–';
  return (
    <ul className="list-unstyled mb-0">
      {reactions.map((reaction, place) => (
        <li key={place}>
          <bdi>{reactionText(reaction, t)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** What the list of allergies says of each. */
export function useAllergyColumns(): Column<Allergy>[] {
  const t = useT();
  const times = useOwnTimes();
  return useMemo(
    () => [
      {
        id: 'substance',
        header: t('allergies.substance'),
        sortable: true,
        cell: (row) => (
          <>
            <Substance allergy={row} />
            <div className="small fw-normal d-md-none">
              <Reactions {...row} />
            </div>
          </>
        ),
      },
      {
        id: 'danger',
        header: t('allergies.criticality'),
        sortable: true,
        cell: (row) => <Risk allergy={row} />,
      },
      {
        id: 'reactions',
        header: t('allergies.reactions'),
        hideBelow: 'md',
        cell: (row) => <Reactions {...row} />,
      },
      { id: 'status', header: t('conditions.standing'), cell: (row) => <Status allergy={row} /> },
      {
        id: 'verification',
        header: t('conditions.verification'),
        hideBelow: 'lg',
        cell: (row) => <Verification {...row} />,
      },
      {
        id: 'recorded',
        header: t('conditions.recorded'),
        hideBelow: 'lg',
        cell: ({ recordedBy, updatedAt }) => (
          <>
            {recordedBy === undefined ? t('conditions.otherSystem') : <Person by={recordedBy} />}
            <div className="small text-body-secondary">{times.moment(updatedAt)}</div>
          </>
        ),
      },
    ],
    [t, times],
  );
}
