import { useFormats } from '@/shared/i18n/format';
import { T } from '@/shared/i18n/text';
import './colours.css';
import { enoughFor, hexOf } from './contrast';
import { leastContrast, type Measured } from './tokenColours';

/** A colour as it is, its code, and the least contrast it has with what it is seen with. */
export function ColourSample({ name, measured }: { name: string; measured: Measured }) {
  const { number } = useFormats();
  const colour = measured.colours.get(name);
  const least = leastContrast(name, measured);
  if (!colour || !least) return measured.values.get(name);
  const { ratio, other } = least;
  return (
    <div className="nd-token">
      <span className="nd-token-colour" style={{ background: hexOf(colour) }} aria-hidden="true" />
      <code>{hexOf(colour)}</code>
      <span>
        <strong className="nd-figure">
          <T id="showcase:/colors/colors#ratio" values={{ ratio: number(ratio, 1) }} />
        </strong>{' '}
        <T id={`showcase:/colors/colors#${enoughFor(ratio)}`} />
      </span>
      <code className="nd-token-other">{other}</code>
    </div>
  );
}
