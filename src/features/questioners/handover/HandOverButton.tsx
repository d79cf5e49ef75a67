import Tablet from 'lucide-react/icons/tablet';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { fullName, type Patient } from '@/domain/patients/patient';
import { HANDED_OVER } from '@/session/handover';
import { selectVia } from '@/session/state';
import { IfMay } from '@/shared/IfMay';
import { T } from '@/shared/i18n/text';
import { Dialog } from '@/shared/ui/dialogs/Dialog';
import { Icon } from '@/shared/ui/Icon';

const returns = {
  password: 'handover.returnPassword',
  organisation: 'handover.returnOrganisation',
  demonstration: 'handover.returnDemonstration',
} as const;

/** Hands the device to the patient with a questionnaire, after saying what the patient sees and how one comes back. */
export function HandOverButton({ patient, given }: { patient: Patient; given: string }) {
  const navigate = useNavigate();
  const via = useSelector(selectVia);
  const [isAsked, setAsked] = useState(false);
  const begin = () => {
    const path = `${HANDED_OVER}${encodeURIComponent(patient.id)}/${encodeURIComponent(given)}`;
    setAsked(false);
    // The page itself closes the way back: who has answers that are not kept yet is asked first.
    void navigate(path, { replace: true, state: HANDED_OVER });
  };
  return (
    <>
      <IfMay do="assignments.write">
        <button type="button" className="btn btn-outline-primary" onClick={() => setAsked(true)}>
          <Icon of={Tablet} /> <T id="handover.hand" />
        </button>
      </IfMay>
      <Dialog
        isOpen={isAsked}
        title={<T id="handover.title" values={{ name: <bdi>{fullName(patient)}</bdi> }} />}
        onClose={() => setAsked(false)}
        footer={
          <>
            <button type="button" className="btn btn-outline-secondary" onClick={() => setAsked(false)}>
              <T id="common.cancel" />
            </button>
            <button type="button" className="btn btn-primary" onClick={begin}>
              <T id="handover.hand" />
            </button>
          </>
        }
      >
        <p>
          <T id="handover.text" />
        </p>
        <p className="mb-0">
          <T id={returns[via]} />
        </p>
      </Dialog>
    </>
  );
}
