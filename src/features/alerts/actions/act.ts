import type { AppError } from '@/shared/api/appError';
import type { AlertAction } from '@/domain/alerts/alertAction';

/** Acts on the alert; null when it was stored, otherwise why not. */
export type Act = (action: AlertAction) => Promise<AppError | null>;
