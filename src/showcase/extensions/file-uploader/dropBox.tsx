import Upload from 'lucide-react/icons/upload';
import { useDropzone, type DropzoneOptions } from 'react-dropzone';
import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/Icon';
import './dropBox.css';

/**
 * A place to drop files on that is also a button. What the browser itself offers to choose from is only a help: somebody who
 * takes the files looks at them again.
 * @param accept endings for the browser’s own dialog, e.g. `.csv,.xlsx`
 */
export function DropBox({
  accept,
  children,
  ...options
}: Omit<DropzoneOptions, 'accept'> & { accept: string; children: ReactNode }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone(options);
  return (
    <>
      <button
        {...getRootProps({ role: 'button' })}
        type="button"
        disabled={options.disabled}
        className={`nd-drop ${isDragActive ? 'nd-drop-over' : ''}`}
      >
        <Icon of={Upload} size={24} />
        <span>{children}</span>
      </button>
      <input {...getInputProps({ accept, hidden: true })} />
    </>
  );
}
