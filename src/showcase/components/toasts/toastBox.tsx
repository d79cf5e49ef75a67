import './toastBox.css';
import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useT } from '@/shared/i18n/text';
import { Icon } from '@/shared/ui/Icon';

/**
 * The look of a toast, where the page places it itself.
 * @param onClose offers the cross
 */
export function ToastBox({
  icon,
  tone = 'primary',
  title,
  when,
  className = '',
  onClose,
  children,
}: {
  icon?: LucideIcon;
  tone?: string;
  title: ReactNode;
  when?: ReactNode;
  className?: string;
  onClose?: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const heading = useId();
  return (
    <div className={`toast show nd-toast-box ${className}`} role="status" aria-labelledby={heading}>
      <div className="toast-header gap-2">
        {icon && <Icon of={icon} className={`text-${tone}`} />}
        <strong id={heading} className="me-auto">
          {title}
        </strong>
        {when !== undefined && <small>{when}</small>}
        {onClose && (
          <button type="button" className="btn-close" aria-label={t('common.close')} onClick={onClose} />
        )}
      </div>
      <div className="toast-body">{children}</div>
    </div>
  );
}
