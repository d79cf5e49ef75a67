import { useFormats } from '@/shared/i18n/format';
import type { ReactNode } from 'react';

/** One answer to a question of the panel, and how many products it would give. */
export function Choice({
  type,
  name,
  checked,
  count,
  onChange,
  children,
}: {
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  count?: number;
  onChange: () => void;
  children: ReactNode;
}) {
  const formats = useFormats();
  return (
    <label className="nd-shop-choice">
      <input type={type} className="form-check-input" name={name} checked={checked} onChange={onChange} />
      <span>{children}</span>{' '}
      {count !== undefined && <span className="nd-shop-count">{formats.number(count)}</span>}
    </label>
  );
}
