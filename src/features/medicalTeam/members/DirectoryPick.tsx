import { useMemo, useState } from 'react';
import { fullName, type TeamMember } from '@/domain/patients/patient';
import type { Practitioner } from '@/domain/staff/practitioner';
import type { TeamRole } from '@/domain/patients/team';
import { T, useT } from '@/shared/i18n/text';
import type { Status } from '@/shared/store/recordSlice';
import { FailureLine } from '@/shared/ui/FailureLine';
import { Combobox } from '@/shared/ui/suggest/Combobox';
import { hasText, matchGroup } from '@/shared/ui/suggest/match';

const OFFERED = 8;

/** Takes somebody from the directory; those who can be in this place of a team come first. */
export function DirectoryPick({
  directory: { rows, status, reload },
  role,
  onChoose,
}: {
  directory: { rows: readonly Practitioner[]; status: Status; reload: () => void };
  role?: TeamRole;
  onChoose: (member: TeamMember) => void;
}) {
  const t = useT();
  const [text, setText] = useState('');
  const offered = useMemo(() => {
    const fits = ({ roles }: Practitioner) => role !== undefined && roles.includes(role);
    return rows
      .filter(({ active }) => active)
      .toSorted((a, b) => Number(fits(b)) - Number(fits(a)))
      .map((practitioner) => ({
        id: practitioner.id,
        title: fullName(practitioner),
        keywords: [practitioner.speciality, practitioner.cityName, practitioner.email]
          .filter(Boolean)
          .join(' '),
        practitioner,
      }));
  }, [rows, role]);
  const about = ({ roles, speciality, cityName }: Practitioner) =>
    [...roles.map((one) => t(`patient.${one}`)), speciality, cityName].filter(Boolean).join(' · ');
  const isOpen = hasText(text);
  if (status === 'failed') return <FailureLine message="team.directoryFailed" onRetry={reload} />;
  return (
    <div className="mb-3">
      <p className="form-label" aria-hidden="true">
        <T id="team.fromDirectory" />
      </p>
      <Combobox
        label={t('team.fromDirectory')}
        placeholder={t('team.findInDirectory')}
        text={text}
        onText={setText}
        groups={isOpen ? [matchGroup({ id: 'directory', limit: OFFERED, items: offered }, text)] : []}
        isOpen={isOpen}
        onChoose={({ practitioner }) => {
          onChoose(practitioner);
          setText('');
        }}
        onLeave={() => setText('')}
        renderItem={({ title, practitioner }) => (
          <>
            <bdi>{title}</bdi> <span className="text-body-secondary">{about(practitioner)}</span>
          </>
        )}
      />
    </div>
  );
}
