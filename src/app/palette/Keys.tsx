import type { MessageId } from '@/locales';
import { useT } from '@/shared/i18n/text';
import { hasCommandKey } from './keys';

/** Keys with a name. If a symbol is shown for one, a screen reader reads the name. */
const named: Readonly<Record<string, { name: MessageId; sign?: string }>> = {
  ctrl: { name: 'palette.keyCtrl' },
  command: { name: 'palette.keyCommand', sign: '⌘' },
  enter: { name: 'palette.keyEnter' },
  escape: { name: 'palette.keyEscape' },
  space: { name: 'palette.keySpace' },
  home: { name: 'palette.keyHome' },
  end: { name: 'palette.keyEnd' },
  up: { name: 'palette.keyUp', sign: '↑' },
  down: { name: 'palette.keyDown', sign: '↓' },
  left: { name: 'palette.keyLeft', sign: '←' },
  right: { name: 'palette.keyRight', sign: '→' },
  '/': { name: 'palette.keySlash', sign: '/' },
  '?': { name: 'palette.keyQuestion', sign: '?' },
};

function Key({ of: key }: { of: string }) {
  const t = useT();
  const known = named[key === 'mod' ? (hasCommandKey() ? 'command' : 'ctrl') : key];
  if (!known) return <kbd>{key.toUpperCase()}</kbd>;
  if (known.sign === undefined) return <kbd>{t(known.name)}</kbd>;
  return (
    <kbd>
      <span aria-hidden="true">{known.sign}</span>
      <span className="visually-hidden">{t(known.name)}</span>
    </kbd>
  );
}

/**
 * Keys as printed on the keyboard.
 * @param of pressed together: `mod+k`, where `mod` is ⌘ or Ctrl; one after the other: `g d`
 */
export function Keys({ of: keys }: { of: string }) {
  const t = useT();
  return (
    <span className="nd-keys" dir="ltr">
      {keys.split(' ').map((stroke, index) => (
        <span key={stroke}>
          {index > 0 && <span className="visually-hidden"> {t('palette.then')} </span>}
          {stroke.split('+').map((key) => (
            <Key key={key} of={key} />
          ))}
        </span>
      ))}
    </span>
  );
}
