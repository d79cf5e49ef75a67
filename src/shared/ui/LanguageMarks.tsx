import { languages } from '../i18n/languages';

/** Languages that something is written in, as their codes: each says its name when it is pointed at or read out. */
export function LanguageMarks({ codes }: { codes: readonly string[] }) {
  return (
    <span className="nd-language-marks">
      {languages
        .filter(([code]) => codes.includes(code))
        .map(([code, name]) => (
          <abbr key={code} className="badge bg-body-tertiary text-body border" title={name}>
            {code.toUpperCase()}
          </abbr>
        ))}
    </span>
  );
}
