import { useState } from 'react';

/** True from the first time the condition was true. */
export function useOnce(condition: boolean): boolean {
  const [happened, setHappened] = useState(condition);
  if (condition && !happened) setHappened(true);
  return happened || condition;
}
