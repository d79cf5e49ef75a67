import { T, useT } from '@/shared/i18n/text';
import { Example } from '../frame/Example';
import { Showcase } from '../frame/Showcase';
import { ModalButton } from './modals/ModalButton';
import { FocusAfter, Unmount } from './modals/modalChoices';
import choices from './modals/modalChoices.tsx?raw';
import { Basic, Confirmed } from './modals/modalKinds';
import kinds from './modals/modalKinds.tsx?raw';
import { SignIn } from './modals/signInModal';
import signIn from './modals/signInModal.tsx?raw';
import source from './modals.tsx?raw';
import './buttons/buttonKinds.css';

/** At the top or in the middle, over a page that stays bright, without moving in, scrolling inside itself. */
function Kinds() {
  const t = useT();
  return (
    <div className="nd-button-row">
      <ModalButton label={t('showcase:/components/modals#top')} />
      <ModalButton label={t('showcase:/components/modals#centred')} centered />
      <ModalButton label={t('showcase:/components/modals#bright')} backdrop={false} />
      <ModalButton label={t('showcase:/components/modals#held')} backdrop="static" />
      <ModalButton label={t('showcase:/components/modals#still')} fade={false} />
      <ModalButton label={t('showcase:/components/modals#scrolls')} scrollable>
        {Array.from({ length: 24 }, (_, place) => (
          <p key={place}>
            <T id="showcase:/components/modals#text" />
          </p>
        ))}
      </ModalButton>
    </div>
  );
}

function Colours() {
  const t = useT();
  return (
    <div className="nd-button-row">
      {(['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <ModalButton key={tone} tone={tone} centered label={t(`showcase:/components/modals#${tone}`)} />
      ))}
    </div>
  );
}

function Sizes() {
  const t = useT();
  return (
    <div className="nd-button-row">
      <ModalButton label={t('showcase:/components/modals#xs')} className="nd-modal-xs" />
      {(['sm', 'lg', 'xl'] as const).map((size) => (
        <ModalButton key={size} size={size} label={t(`showcase:/components/modals#${size}`)} />
      ))}
      <ModalButton label={t('showcase:/components/modals#whole')} fullscreen />
    </div>
  );
}

export default function ModalsPage() {
  return (
    <Showcase address="/components/modals" source={source}>
      <Example title="showcase:/components/modals#dialog" of={{ Basic }} source={kinds} />
      <Example title="showcase:/components/modals#confirm" of={{ Confirmed }} source={kinds} />
      <Example title="showcase:/components/modals#signIn" of={{ SignIn }} source={signIn} />
      <Example title="showcase.options" of={{ Kinds }} />
      <Example title="showcase.colours" of={{ Colours }} />
      <Example title="showcase.sizes" of={{ Sizes }} />
      <Example title="showcase:/components/modals#unmount" of={{ Unmount }} source={choices} />
      <Example title="showcase:/components/modals#focus" of={{ FocusAfter }} source={choices} />
    </Showcase>
  );
}
