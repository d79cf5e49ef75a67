import '@/shell/notifications.scss';
import { useSelector } from 'react-redux';
import { selectRole } from '@/session/state';
import { DemonstrationNotifications } from '@/shell/navbar/DemonstrationNotifications';
import type { MenuFace } from '@/shell/navbar/NavbarMenu';
import { OpenedMenu } from '@/shell/navbar/OpenedMenu';
import { mayVisit } from '../site/deriveTrail';
import { CareNews } from './CareNews';

const hasDemonstrations = import.meta.env.VITE_DEMOS !== 'off';

/** What is new for the reader comes before what is invented. */
export function NewsMenu(face: MenuFace) {
  const role = useSelector(selectRole);
  const news = mayVisit(role, '/alerts') && <CareNews />;
  return hasDemonstrations ? (
    <DemonstrationNotifications {...face}>{news}</DemonstrationNotifications>
  ) : (
    <OpenedMenu {...face} menuClass="nd-notifications">
      {news}
    </OpenedMenu>
  );
}
