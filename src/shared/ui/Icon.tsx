import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

/**
 * One icon of the set, drawn in the text's colour: `import Users from 'lucide-react/icons/users'`, then
 * `<Icon of={Users} />`, so that only the icons used are shipped.
 * @param label name for people who cannot see it, only where no words stand beside it
 * @param size CSS pixels; 18 by default
 * @param directional mirrored in right-to-left pages: arrows and chevrons that mean forward or back
 */
export const Icon = memo(function Icon({
  of: Drawing,
  label,
  size = 18,
  directional = false,
  className = '',
}: {
  of: LucideIcon;
  label?: string;
  size?: number;
  directional?: boolean;
  className?: string;
}) {
  const classes = `nd-icon ${directional ? 'nd-directional' : ''} ${className}`;
  return label === undefined ? (
    <Drawing size={size} className={classes} aria-hidden="true" focusable="false" />
  ) : (
    <Drawing size={size} className={classes} role="img" aria-label={label} focusable="false" />
  );
});
