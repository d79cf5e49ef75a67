import { createElement } from 'react';
import { icons } from 'virtual:icon-set';

/** Icons that were renamed are still imported under their former names. */
const renamed = new Map(
  Object.entries(icons).flatMap(([name, { aliases = [] }]) => aliases.map((alias) => [alias, name] as const)),
);

/** One icon of the whole set by its name, drawn as the product draws those that it imports. */
export function SetIcon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg
      className="nd-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {icons[renamed.get(name) ?? name]?.node.map(([tag, { key, ...attributes }], place) =>
        createElement(tag, { key: key ?? place, ...attributes }),
      )}
    </svg>
  );
}
