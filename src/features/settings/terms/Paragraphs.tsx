import { paragraphsOf } from '@/domain/settings/terms';
import type { Language } from '@/domain/text';
import { T } from '@/shared/i18n/text';

/** A plain text as it is read: an empty line begins a paragraph. */
export function Paragraphs({ text, lang }: { text: string | undefined; lang: Language }) {
  const paragraphs = paragraphsOf(text ?? '');
  if (paragraphs.length === 0)
    return (
      <p className="text-body-secondary mb-0">
        <T id="settings.noText" />
      </p>
    );
  return (
    <div lang={lang} dir="auto" className="nd-terms-text">
      {paragraphs.map((paragraph, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may be alike, and none is ever moved
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  );
}
