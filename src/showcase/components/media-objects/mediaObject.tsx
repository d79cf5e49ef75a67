import './mediaObject.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';

/**
 * A picture and what is told of it, side by side.
 * @param isAtEnd the picture stands after the words, as it does in the markup
 */
export function MediaObject({
  icon,
  title,
  isAtEnd = false,
  className = '',
  pictureClass = '',
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  isAtEnd?: boolean;
  className?: string;
  pictureClass?: string;
  children: ReactNode;
}) {
  const picture = (
    <div className={`nd-media-picture ${pictureClass}`}>
      <Icon of={icon} size={32} />
    </div>
  );
  return (
    <div className={`nd-media ${className}`}>
      {!isAtEnd && picture}
      <div className="nd-media-body">
        <h3 className="h6 mb-1">{title}</h3>
        {children}
      </div>
      {isAtEnd && picture}
    </div>
  );
}
