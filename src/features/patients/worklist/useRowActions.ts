import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { fullName } from '@/domain/patients/patient';
import { mayUndo } from '@/domain/patients/review';
import { isCritical } from '@/domain/alerts/severity';
import type { OpenAlert, PatientSummary } from '@/domain/patients/summary';
import { selectProfile } from '@/session/state';
import { now } from '@/shared/store/clock';
import { noticed } from '@/shared/store/notices';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useMay } from '@/shared/rights';
import { acknowledge, markReviewed, undoReview, worstOpen } from './reviewPatients';

/** A critical alert to be confirmed before it is taken over. */
export interface Asked {
  patient: PatientSummary;
  alert: OpenAlert;
}

/** The actions on a patient in the list and in the drawer, by key or by button. */
export interface RowActions {
  /** Whether the role may review, take alerts over, and record readings; nothing else is offered. */
  mayReview: boolean;
  mayTakeOver: boolean;
  mayRecord: boolean;
  /** Whether one's own review of this patient can still be undone. */
  isUndoable: (patient: PatientSummary) => boolean;
  review: (patient: PatientSummary) => void;
  undo: (patient: PatientSummary) => void;
  /** Takes over the worst open alert; a critical one must be confirmed. */
  takeOver: (patient: PatientSummary) => void;
  asked: Asked | null;
  onAnswer: (yes: boolean) => Promise<void>;
}

export function useRowActions(): RowActions {
  const dispatch = useAppDispatch();
  const user = useSelector(selectProfile)?.username ?? '';
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayReview = useMay('patients.review');
  const mayTakeOver = useMay('alerts.act');
  const mayRecord = useMay('readings.write');
  return useMemo(
    () => ({
      mayReview,
      mayTakeOver,
      mayRecord,
      isUndoable: ({ reviewed }) => reviewed !== undefined && mayUndo(reviewed, user, now()),
      review: ({ id }) => void dispatch(markReviewed(id)),
      undo: ({ id, reviewed }) => {
        if (reviewed) void dispatch(undoReview({ patient: id, version: reviewed.version }));
      },
      takeOver: (patient) => {
        const alert = worstOpen(patient);
        if (!alert) {
          const values = { name: fullName(patient) };
          dispatch(noticed({ tone: 'info', message: 'worklist.nothingOpenOf', values }));
        } else if (isCritical(alert.severity)) setAsked({ patient, alert });
        else void acknowledge(dispatch, alert.id);
      },
      asked,
      onAnswer: async (yes) => {
        if (yes && asked) await acknowledge(dispatch, asked.alert.id);
        setAsked(null);
      },
    }),
    [dispatch, user, asked, mayReview, mayTakeOver, mayRecord],
  );
}
