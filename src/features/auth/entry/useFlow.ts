import type { FlowName, Flow } from '../flow';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/store/useEntities';
import { flowLeft, selectFlow } from '../slice';

/** How far a step has got. What is said of it goes with the page. */
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
