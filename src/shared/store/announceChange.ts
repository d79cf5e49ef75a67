import { care, reachesHost } from '../api/http';
import type { ThunkTools } from './appThunk';
import type { Change } from '@/domain/change';
import { dataChanged } from './changes';

/**
 * Announces what a call of this page changed. The embedded backend has announced it already, and a second time would
 * fetch everything twice; a host announces nothing.
 */
export function announceChange(dispatch: ThunkTools['dispatch'], change: Change): void {
  if (reachesHost(care.defaults)) dispatch(dataChanged(change));
}
