import { useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MessageId } from '@/locales';
import { T } from '@/shared/i18n/text';
import { FALLBACK_AT } from '../layout/activeLayout';
import {
  footerTypes,
  layouts,
  menuThemes,
  navbarColors,
  offeredLook,
  shownSettings,
  type Look,
} from '../settings/lookSettings';
import { themeNames } from '../settings/themeNames';
import { selectSettings, settingsChanged } from '../themeSlice';
import { useMedia, WIDE } from '@/shared/ui/useMedia';
import { Choices } from './Choices';

const colours = {
  default: 'customizer.default',
  primary: 'customizer.primary',
  success: 'customizer.success',
  danger: 'customizer.danger',
  info: 'customizer.info',
  warning: 'customizer.warning',
  dark: 'customizer.dark',
} as const satisfies Record<Look['navbarColor'], MessageId>;
const layoutNames = { vertical: 'customizer.vertical', horizontal: 'customizer.horizontal' } as const;
const types = {
  hidden: 'customizer.hidden',
  static: 'customizer.static',
  sticky: 'customizer.sticky',
  floating: 'customizer.floating',
} as const;

/** A switch that applies at once. */
function Switch({
  label,
  isOn,
  onChange,
  hint,
}: {
  label: MessageId;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label className="nd-switch form-switch">
        <T id={label} />
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          aria-describedby={hint ? id : undefined}
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      {hint && (
        <p id={id} className="form-text">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Every setting of specification 2.6, in its order. Choices apply at once. */
export function LookChoices() {
  const dispatch = useDispatch();
  const settings = useSelector(selectSettings);
  const isWide = useMedia(WIDE);
  const shown = shownSettings(settings);
  const offered = offeredLook(settings);
  const isVertical = settings.activeLayout === 'vertical';
  const isStatic = settings.navbarType === 'static';
  const choose = (change: Partial<Look>) => dispatch(settingsChanged(change));
  const wideOnly = { width: FALLBACK_AT + 1 };

  return (
    <>
      <Choices
        legend="customizer.menuColour"
        options={menuThemes}
        names={colours}
        swatches="menu"
        value={shown.menuTheme}
        onChange={(menuTheme) => choose({ menuTheme })}
      />
      <Choices
        legend="customizer.layout"
        options={layouts}
        names={layoutNames}
        value={shown.layout}
        onChange={(layout) => choose({ layout })}
        hint={!isWide && isVertical && <T id="customizer.tooNarrow" values={wideOnly} />}
      />
      <Choices
        legend="customizer.mode"
        options={offered.themes}
        names={themeNames}
        value={shown.theme}
        onChange={(theme) => choose({ theme })}
      />
      {isVertical && (
        <>
          <Switch
            label="customizer.collapse"
            isOn={shown.sidebarCollapsed}
            onChange={(sidebarCollapsed) => choose({ sidebarCollapsed })}
            hint={!isWide && <T id="customizer.collapseNarrow" values={wideOnly} />}
          />
          <Choices
            legend="customizer.barColour"
            options={navbarColors}
            names={colours}
            swatches="bar"
            value={shown.navbarColor}
            onChange={(navbarColor) => choose({ navbarColor })}
            disabled={isStatic}
            hint={isStatic && <T id="customizer.staticUncoloured" />}
          />
        </>
      )}
      <Choices
        legend="customizer.barType"
        options={offered.navbarTypes}
        names={types}
        value={shown.navbarType}
        onChange={(navbarType) => choose({ navbarType })}
      />
      <Choices
        legend="customizer.footerType"
        options={footerTypes}
        names={types}
        value={shown.footerType}
        onChange={(footerType) => choose({ footerType })}
      />
      <Switch
        label="shell.rightToLeft"
        isOn={shown.direction === 'rtl'}
        onChange={(isRightToLeft) => choose({ direction: isRightToLeft ? 'rtl' : 'ltr' })}
      />
      <Switch
        label="customizer.hideScrollToTop"
        isOn={shown.hideScrollToTop}
        onChange={(hideScrollToTop) => choose({ hideScrollToTop })}
      />
    </>
  );
}
