import { useId } from 'react';
import { roles, type Role } from '@/domain/access';
import { T } from '@/shared/i18n/text';
import { mayDo, roleWord } from '../staffWording';

/** The roles, each with what it opens. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const group = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">
        <T id="staff.columnRole" />
      </legend>
      {roles.toReversed().map((role) => (
        <div key={role} className="form-check mb-2">
          <input
            type="radio"
            className="form-check-input"
            id={`${group}-${role}`}
            name={group}
            value={role}
            checked={role === value}
            aria-describedby={`${group}-${role}-may`}
            onChange={() => onChange(role)}
          />
          <label className="form-check-label fw-semibold" htmlFor={`${group}-${role}`}>
            <T id={roleWord(role)} />
          </label>
          <div id={`${group}-${role}-may`} className="form-text mt-0">
            <T id={mayDo[role]} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
