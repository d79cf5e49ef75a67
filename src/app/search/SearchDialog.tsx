import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteSuggestion } from '@/shell/search/siteSuggestion';
import { ContactDialog, type Contact } from './ContactDialog';
import { openFile } from './openFile';
import { SearchPanel } from './SearchPanel';

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
