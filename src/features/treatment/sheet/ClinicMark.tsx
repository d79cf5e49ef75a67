import { isLogo } from '@/domain/settings/logo';
import { isDecided } from '@/domain/settings/defaultSettings';
import { useSetting } from '@/features/settings/slice';

/** The name and the logo of the clinic, if it has given them. */
export function ClinicMark() {
  const general = useSetting('general');
  if (!general || !isDecided(general)) return null;
  const { organisation, logo } = general;
  return (
    <p className="nd-sheet-house">
      {logo !== undefined && isLogo(logo) && <img src={logo} alt="" />}
      <bdi>{organisation}</bdi>
    </p>
  );
}
