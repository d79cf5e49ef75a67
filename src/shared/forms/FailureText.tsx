import type { AppError } from '../api/appError';
import { T } from '../i18n/text';
import { StoredInstead } from './StoredInstead';

/** Why something was not stored: the server's words or ours; both versions where something else is stored already. */
export function FailureText({ failure }: { failure: AppError }) {
  if (failure.conflict) return <StoredInstead conflict={failure.conflict} />;
  return failure.text ?? <T id={failure.message} />;
}
