import Activity from 'lucide-react/icons/activity';
import Bell from 'lucide-react/icons/bell';
import Keyboard from 'lucide-react/icons/keyboard';
import Lock from 'lucide-react/icons/lock';
import LogOut from 'lucide-react/icons/log-out';
import PaletteIcon from 'lucide-react/icons/palette';
import Signpost from 'lucide-react/icons/signpost';
import Sparkles from 'lucide-react/icons/sparkles';
import UserPen from 'lucide-react/icons/user-pen';
import { use } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { fullName } from '@/domain/patients/patient';
import { summaries } from '@/features/patients/slice';
import { selectRole } from '@/session/state';
import { useT } from '@/shared/i18n/text';
import { SingleKeysContext } from '@/shared/navigation/singleKeys';
import { useAppDispatch } from '@/shared/store/useEntities';
import { useMay } from '@/shared/rights';
import { customizerToggled } from '@/shell/customizer/slice';
import { mayVisit } from '../site/deriveTrail';
import { action } from './action';
import type { PaletteItem } from './paletteItem';
import { useLookActions } from './useLookActions';
import { patientAt } from './visited';

const hasCustomizer = import.meta.env.VITE_CUSTOMIZER !== 'off';

/** Actions for the patient whose record is open. */
function usePatientActions(pathname: string): PaletteItem[] {
  const t = useT();
  const id = patientAt(pathname) ?? '';
  const summary = useSelector((state: Record<string, unknown>) => summaries.selectById(state, id));
  const mayRecord = useMay('readings.write');
  if (!summary) return [];
  const record = `/userlist/${encodeURIComponent(summary.id)}`;
  const by = fullName(summary);
  return [
    ...(mayRecord
      ? [
          action('record', t('patient.recordReading'), Activity, {
            link: `${record}/telemonitoring?record=bloodPressure`,
            by,
          }),
        ]
      : []),
    action('alerts', t('app.patientAlerts'), Bell, { link: `${record}/alerts`, by }),
  ];
}

/** The actions that apply to the page, the window and the role, in the reader's language. */
export function useActions(does: {
  onShortcuts: () => void;
  onTour: () => void;
  onNews: () => void;
  onLock: () => void;
  onSignOut: () => void;
}): PaletteItem[] {
  const t = useT();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const role = useSelector(selectRole);
  const hasSingleKeys = use(SingleKeysContext);
  const showAppearance = () => dispatch(customizerToggled(true));
  return [
    ...usePatientActions(pathname),
    ...useLookActions(pathname),
    ...(hasCustomizer
      ? [action('appearance', t('shell.appearance'), PaletteIcon, { act: showAppearance })]
      : []),
    action('shortcuts', t('palette.shortcuts'), Keyboard, {
      act: does.onShortcuts,
      ...(hasSingleKeys && { keys: '?' }),
    }),
    action('tour', t('guide.tour'), Signpost, { act: does.onTour }),
    action('news', t('guide.news'), Sparkles, { act: does.onNews }),
    action('profile', t('shell.editProfile'), UserPen, { link: '/user/profile' }),
    action('lock', t('session.lockScreen'), Lock, { act: does.onLock }),
    action('signOut', t('shell.logOut'), LogOut, { act: does.onSignOut }),
  ].filter(({ link }) => link === undefined || (link !== pathname && mayVisit(role, link)));
}
