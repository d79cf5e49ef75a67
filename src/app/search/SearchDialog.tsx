import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';
import { ContactDialog, type Contact } from './ContactDialog';
import { SearchPanel } from './SearchPanel';

/** File types that browsers display; for others they would show a download prompt in an empty window. */
const shown = /\.(txt|pdf|png|jpe?g|webp|svg)$/i;

/**
 * Opens a document in a new window, or saves it if browsers do not display its type.
 * @param path of this origin
 */
function openFile(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  if (shown.test(path)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.download = '';
  }
  link.click();
}

/**
 * The open search, and the contact found with it.
 * @param onClose called when the search closes; focus returns to its previous element
 * @param onLeave called when the focus is already elsewhere
 */
export function SearchDialog({
  isOpen,
  onClose,
  onLeave,
}: {
  isOpen: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  const navigate = useNavigate();
  const [contact, setContact] = useState<Contact | null>(null);
  const choose = ({ title, link, file, email, date }: SiteSuggestion) => {
    onClose();
    if (link !== undefined && file !== undefined) openFile(link);
    else if (link !== undefined) void navigate(link);
    else if (email !== undefined) setContact({ title, email, date });
  };
  return (
    <>
      {isOpen && <SearchPanel onChoose={choose} onClose={onClose} onLeave={onLeave} />}
      {contact && <ContactDialog contact={contact} onClose={() => setContact(null)} />}
    </>
  );
}
