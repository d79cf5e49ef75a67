import { useDispatch } from 'react-redux';
import { noticed } from '@/shared/store/notices';

/** As long as a server would take, ms. */
const ANSWER_AFTER_MS = 500;

/** Stands for a server: after a moment a toast says what has come. */
export function useSent(): (sent: Readonly<Record<string, string>>) => Promise<void> {
  const dispatch = useDispatch();
  return async (sent) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS));
    const values = { values: JSON.stringify(sent) };
    dispatch(noticed({ tone: 'success', message: 'showcase:/forms/formik#sent', values }));
  };
}
