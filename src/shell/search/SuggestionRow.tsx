import File from 'lucide-react/icons/file';
import { useState, type ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/format';
import { initials } from '@/shared/ui/Avatar';
import { Icon } from '@/shared/ui/Icon';
import { matchedPart } from '@/shared/ui/suggest/match';
import { Marked } from '@/shared/ui/suggest/Marked';
import { menuIcons } from '../menu/menuIcons';
import { dayOrWords } from './dayOrWords';
import type { SiteSuggestion } from './siteSuggestion';
import './search.scss';

/**
 * A file's type on a sheet, a person's face, or the icon of a page; initials without a picture, a sheet without an
 * icon.
 */
function Lead({ file, img, email, icon, title }: SiteSuggestion) {
  const [isBroken, setBroken] = useState(false);
  if (file !== undefined) return <span className="nd-suggestion-file">{file}</span>;
  if (img !== undefined && !isBroken)
    return <img className="nd-suggestion-face" src={img} alt="" onError={() => setBroken(true)} />;
  if (img !== undefined || email !== undefined)
    return (
      <span className="nd-suggestion-face" aria-hidden="true">
        {initials(title.replace(/,.*/, ''))}
      </span>
    );
  return <Icon of={icon ? menuIcons[icon] : File} />;
}

/**
 * One hit with all its details (specification 3.4); the matching text is marked.
 * @param lead shown instead of its picture or icon
 */
export function SuggestionRow({
  item,
  text,
  lead = <Lead {...item} />,
}: {
  item: SiteSuggestion;
  text: string;
  lead?: ReactNode;
}) {
  const formats = useFormats();
  const { title, by, email, size, date } = item;
  const second = by ?? email;
  const end = size ?? (date === undefined ? undefined : dayOrWords(date, formats));
  return (
    <>
      <span className="nd-suggestion-lead">{lead}</span>
      <span className="nd-suggestion-words">
        <span className="nd-suggestion-title">
          <Marked title={title} text={text} />
        </span>
        {second !== undefined && (
          <span className="nd-suggestion-second">
            {/* It was searched only if the title does not contain the text. */}
            <Marked title={second} text={matchedPart(title, text) ? '' : text} />
          </span>
        )}
      </span>
      {end !== undefined && <span className="nd-suggestion-end">{end}</span>}
    </>
  );
}
