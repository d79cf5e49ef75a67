import type { FlowName, Flow } from '../flow';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/store/useEntities';
import { flowLeft, selectFlow } from '../slice';

/** The state of a step. Its messages are cleared when the page is left. */
export function useFlow(name: FlowName): Flow {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(flowLeft(name));
    },
    [dispatch, name],
  );
  return useSelector((state) => selectFlow(state, name));
}
