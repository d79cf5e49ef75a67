import type { ReactNode } from 'react';
import { T } from '@/shared/i18n/text';
import './colours.css';

const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'];

/** The same in light and in dark. */
const InBoth = ({ children }: { children: ReactNode }) => (
  <div className="nd-colour-pair">
    {['light', 'dark'].map((mode) => (
      <div key={mode} data-bs-theme={mode} className="nd-colour-panel">
        {children}
      </div>
    ))}
  </div>
);

function Shades() {
  const ground = (tone: string, share: number) =>
    `color-mix(in srgb, var(--bs-${tone}) ${share}%, var(--nd-surface))`;
  return (
    <InBoth>
      {tones.map((tone) => (
        <div key={tone}>
          <code>--bs-{tone}</code> <T id="showcase:/colors/colors#steps" />
          <div className="nd-shades" aria-hidden="true">
            {[10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((share) => (
              <span key={share} style={{ background: ground(tone, share) }} />
            ))}
          </div>
        </div>
      ))}
    </InBoth>
  );
}

function Gradients() {
  const end = (tone: string) => `color-mix(in srgb, var(--bs-${tone}) 70%, var(--nd-deepen))`;
  return (
    <InBoth>
      {tones.map((tone) => (
        <div
          key={tone}
          className="nd-gradient"
          style={{ background: `linear-gradient(120deg, var(--bs-${tone}), ${end(tone)})` }}
        >
          {tone}
        </div>
      ))}
    </InBoth>
  );
}

export { Gradients, InBoth, Shades };
