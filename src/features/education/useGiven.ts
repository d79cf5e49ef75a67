import { useSelector } from 'react-redux';
import { useFetch } from '@/shared/store/useFetch';
import { articleAssignments } from './slice';

const nothing = undefined;

/** What patients were given to read: fetched again with each view, for others give and read too. */
export function useGiven() {
  const { status, reload } = useFetch(articleAssignments.fetchAll, nothing);
  const rows = useSelector(articleAssignments.selectAll);
  return { rows, status, reload };
}
