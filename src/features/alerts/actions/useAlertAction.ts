import { useState } from 'react';
import type { AppError } from '@/shared/api/appError';
import type { AlertAction } from '@/domain/alerts/alertAction';

/** Performs an action on the alert; null when it was stored, otherwise the error. */
export type PerformAlertAction = (action: AlertAction) => Promise<AppError | null>;

/** The form of one action on an alert. */
export interface ActionFormProps {
  /** Of the alert. */
  id: string;
  perform: PerformAlertAction;
  onDone: () => void;
}

/** Sends the action of a form: whether it is on its way, and why the last one was not stored. */
export function useAlertAction(perform: PerformAlertAction) {
  const [failure, setFailure] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (action: AlertAction): Promise<AppError | null> => {
    setBusy(true);
    const error = await perform(action);
    setBusy(false);
    setFailure(error);
    return error;
  };
  return { busy, failure, send };
}
