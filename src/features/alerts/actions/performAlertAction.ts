import type { AppError } from '@/shared/api/appError';
import type { AlertAction } from '@/domain/alerts/alertAction';

/** Performs an action on the alert; null when it was stored, otherwise the error. */
export type PerformAlertAction = (action: AlertAction) => Promise<AppError | null>;
