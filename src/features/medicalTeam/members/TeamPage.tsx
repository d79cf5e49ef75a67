import BookUser from 'lucide-react/icons/book-user';
import { useState } from 'react';
import { Link, useOutletContext } from 'react-router-dom';
import { teamRoles, type Patient } from '@/domain/patients/patient';
import type { TeamRole } from '@/domain/patients/team';
import { T } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';
import { MemberCard } from './MemberCard';
import { MemberDialog } from './MemberDialog';
import { OrderCard } from './OrderCard';
import { ReferralCard } from '../referral/ReferralCard';
import { ReferralDialog } from '../referral/ReferralDialog';
import { RemoveDialog } from './RemoveDialog';
import { TeamHistory } from './TeamHistory';
import '@/shared/forms/formRows.css';
import '../team.css';

/** Who cares for a patient, in which order they are called, and to whom the patient was sent. */
export default function TeamPage() {
  const { patient } = useOutletContext<{ patient: Patient }>();
  // Nothing typed about one patient comes to another.
  return <Team key={patient.id} patient={patient} />;
}

type Open = { what: 'member' | 'remove'; role: TeamRole } | { what: 'referral'; id: string | null };

function Team({ patient }: { patient: Patient }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="nd-team">
      <p className="nd-team-lead">
        <span>
          <T id="team.lead" />
        </span>
        <Link to="/directory" className="btn btn-outline-primary">
          <Icon of={BookUser} /> <T id="app.directory" />
        </Link>
      </p>
      <div className="nd-team-cards">
        {teamRoles.map((role) => (
          <MemberCard
            key={role}
            role={role}
            member={patient.medicalTeam[role]}
            onChange={() => setOpen({ what: 'member', role })}
            onRemove={() => setOpen({ what: 'remove', role })}
          />
        ))}
      </div>
      <div className="nd-team-parts">
        <OrderCard patient={patient} />
        <ReferralCard patient={patient} onEdit={(id) => setOpen({ what: 'referral', id })} />
      </div>
      <TeamHistory patient={patient} />
      {open?.what === 'member' && <MemberDialog patient={patient} role={open.role} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog patient={patient} role={open.role} onClose={close} />}
      {open?.what === 'referral' && <ReferralDialog patient={patient} referral={open.id} onClose={close} />}
    </div>
  );
}
