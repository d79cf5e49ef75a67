import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** Roles to look at the page with. They are no rights: what somebody may do is decided by the host alone. */
export const roles = ['editor', 'admin'] as const;
type Role = (typeof roles)[number];

const ShownAs = createContext<{ role: Role; setRole: (role: Role) => void }>({
  role: 'editor',
  setRole: () => undefined,
});

/** The role that this page is shown as, for as long as it is open. */
export const useShownAs = () => use(ShownAs);

export function ShownAsProvider({ children }: { children: ReactNode }) {
  const [role, setRole] = useState<Role>('editor');
  const shown = useMemo(() => ({ role, setRole }), [role]);
  return <ShownAs value={shown}>{children}</ShownAs>;
}

/** What only one role is shown. @param otherwise what the others read in its place */
export function OnlyFor({
  who,
  otherwise,
  children,
}: {
  who: Role;
  otherwise: ReactNode;
  children: ReactNode;
}) {
  return useShownAs().role === who ? children : otherwise;
}
