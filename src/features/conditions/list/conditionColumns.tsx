import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useMemo } from 'react';
import { isInError, type Condition } from '@/domain/conditions/condition';
import { isCodeDoubtful } from '@/domain/conditions/conditionCode';
import { useFormats } from '@/shared/i18n/format';
import { useOwnTimes } from '@/shared/i18n/ownTimes';
import { T, useT } from '@/shared/i18n/text';
import { StatusMark } from '@/shared/ui/StatusMark';
import { Person } from '@/shared/ui/Person';
import type { Column } from '@/shared/ui/table/tableColumn';
import { pointText, severityWord, statusWord, systemText, verificationWord } from '../conditionWords';
import { standingOf } from './conditionRows';

function Name({ condition }: { condition: Condition }) {
  const t = useT();
  const { label, code, note } = condition;
  return (
    <div className="nd-condition-name">
      <bdi className={isInError(condition) ? 'text-decoration-line-through' : 'fw-semibold'}>{label}</bdi>
      {code && (
        <span className="small text-body-secondary">
          {systemText(code.system, t)} <bdi>{code.code}</bdi>
          {isCodeDoubtful(code) && ` (${t('conditions.doubtful')})`}
        </span>
      )}
      {note !== undefined && <bdi className="small nd-condition-note">{note}</bdi>}
    </div>
  );
}

function Course({ onset, abatement }: Condition) {
  const formats = useFormats();
  return (
    <>
      {onset === undefined ? '–' : <bdi>{pointText(onset, formats)}</bdi>}
      {abatement !== undefined && (
        <div className="small">
          <T id="conditions.until" values={{ point: <bdi>{pointText(abatement, formats)}</bdi> }} />
        </div>
      )}
    </>
  );
}

function Verification({ verification, severity }: Condition) {
  const t = useT();
  const word = verification ? verificationWord(verification) : null;
  return (
    <>
      {verification === undefined ? '–' : word ? t(word) : <bdi>{verification}</bdi>}
      {severity && <div className="small">{t(severityWord(severity))}</div>}
    </>
  );
}

/** How a condition stands, as icon and word: one entered by mistake has no standing. */
function ConditionStatusText({ condition }: { condition: Condition }) {
  const standing = standingOf(condition);
  const { clinicalStatus } = condition;
  const unknown = clinicalStatus === 'unknown' ? CircleHelp : CircleDot;
  const icon = standing === 'inError' ? Ban : standing === 'over' ? CircleCheck : unknown;
  return (
    <StatusMark
      icon={icon}
      tone={`nd-condition-${standing}`}
      word={standing === 'inError' ? 'conditions.verification_entered-in-error' : statusWord[clinicalStatus]}
    />
  );
}

/** What the list of conditions says of each. */
export function useConditionColumns(): Column<Condition>[] {
  const t = useT();
  const times = useOwnTimes();
  return useMemo(
    () => [
      {
        id: 'label',
        header: t('conditions.label'),
        sortable: true,
        cell: (row) => (
          <>
            <Name condition={row} />
            <div className="small fw-normal d-md-none">
              <Course {...row} />
            </div>
          </>
        ),
      },
      {
        id: 'status',
        header: t('conditions.status'),
        sortable: true,
        cell: (row) => <ConditionStatusText condition={row} />,
      },
      {
        id: 'onset',
        header: t('conditions.course'),
        sortable: true,
        hideBelow: 'md',
        cell: (row) => <Course {...row} />,
      },
      {
        id: 'verification',
        header: t('conditions.sureness'),
        hideBelow: 'md',
        cell: (row) => <Verification {...row} />,
      },
      {
        id: 'recorded',
        header: t('conditions.recorded'),
        hideBelow: 'lg',
        cell: ({ recordedBy, updatedAt }) => (
          <>
            {recordedBy === undefined ? <T id="conditions.otherSystem" /> : <Person by={recordedBy} />}
            <div className="small text-body-secondary">{times.moment(updatedAt)}</div>
          </>
        ),
      },
    ],
    [t, times],
  );
}
