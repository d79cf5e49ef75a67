import ServerCrash from 'lucide-react/icons/server-crash';
import { useLocation, useNavigate } from 'react-router-dom';
import { T } from '@/shared/i18n/text';
import { AskAgain } from './AskAgain';
import { DoorCard } from './DoorCard';

/** What a server's own failure looks like. */
export default function ServerErrorPage() {
  const navigate = useNavigate();
  // The router calls the place where a visit began so: there is nothing behind it.
  const cameFromWithin = useLocation().key !== 'default';
  return (
    <DoorCard
      icon={ServerCrash}
      title="app.serverError"
      lead="doors.serverErrorLead"
      actions={
        <>
          <AskAgain />
          {cameFromWithin && (
            <button type="button" className="btn btn-outline-primary" onClick={() => void navigate(-1)}>
              <T id="doors.back" />
            </button>
          )}
        </>
      }
    />
  );
}
