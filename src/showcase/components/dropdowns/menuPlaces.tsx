import { useT } from '@/shared/i18n/text';
import { ActionMenu } from './ActionMenu';
import { SampleActions } from '../buttons/sampleActions';
import { usePressed } from '../buttons/pressed';

/** Outlined, without a frame, and shaded: the menu is the same. */
function Looks() {
  return (
    <>
      <SampleActions first={3}>
        {({ color, words, tell }) => <ActionMenu label={words} color={color} outline onChoose={tell} />}
      </SampleActions>
      <SampleActions first={3}>
        {({ color, words, tell }) => (
          <ActionMenu label={words} color="link" className={`nd-btn-flat text-${color}`} onChoose={tell} />
        )}
      </SampleActions>
      <SampleActions first={3}>
        {({ color, words, tell }) => (
          <ActionMenu label={words} color={color} className="nd-btn-gradient" onChoose={tell} />
        )}
      </SampleActions>
    </>
  );
}

/** The first button does what is done most, the second offers the rest. */
function Split() {
  return (
    <SampleActions first={3}>
      {({ color, words, press, tell }) => (
        <ActionMenu label={words} color={color} onSplit={press} onChoose={tell} />
      )}
    </SampleActions>
  );
}

function Sizes() {
  return (
    <SampleActions first={1}>
      {({ words, press, tell }) =>
        (['lg', undefined, 'sm'] as const).map((size) => (
          <ActionMenu key={size ?? ''} label={words} size={size} onSplit={press} onChoose={tell} />
        ))
      }
    </SampleActions>
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
          <ActionMenu
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
