import { useT } from '@/shared/i18n/text';
import { DeedMenu } from './DeedMenu';
import { Deeds } from '../buttons/deeds';
import { usePressed } from '../buttons/pressed';

/** Outlined, without a frame, and shaded: the menu is the same. */
function Looks() {
  return (
    <>
      <Deeds first={3}>
        {({ color, words, tell }) => <DeedMenu label={words} color={color} outline onChoose={tell} />}
      </Deeds>
      <Deeds first={3}>
        {({ color, words, tell }) => (
          <DeedMenu label={words} color="link" className={`nd-btn-flat text-${color}`} onChoose={tell} />
        )}
      </Deeds>
      <Deeds first={3}>
        {({ color, words, tell }) => (
          <DeedMenu label={words} color={color} className="nd-btn-gradient" onChoose={tell} />
        )}
      </Deeds>
    </>
  );
}

/** The first button does what is done most, the second offers the rest. */
function Split() {
  return (
    <Deeds first={3}>
      {({ color, words, press, tell }) => (
        <DeedMenu label={words} color={color} onSplit={press} onChoose={tell} />
      )}
    </Deeds>
  );
}

function Sizes() {
  return (
    <Deeds first={1}>
      {({ words, press, tell }) =>
        (['lg', undefined, 'sm'] as const).map((size) => (
          <DeedMenu key={size ?? ''} label={words} size={size} onSplit={press} onChoose={tell} />
        ))
      }
    </Deeds>
  );
}

/** Where there is no room on that side it opens on the other one. */
function Directions() {
  const t = useT();
  const [said, press] = usePressed();
  return (
    <>
      <div className="nd-button-row">
        {(['up', 'down', 'start', 'end'] as const).map((direction) => (
          <DeedMenu
            key={direction}
            label={t(`showcase:/components/dropdowns#${direction}`)}
            color="secondary"
            direction={direction}
            onChoose={press}
          />
        ))}
      </div>
      {said}
    </>
  );
}

export { Directions, Looks, Sizes, Split };
