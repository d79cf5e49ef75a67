/** The logo: a kidney with a pulse. It is decorative; the product's name is beside it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg
      className="nd-logo"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        d="M13.8 2.5c8.7 0 14.2 5.6 14.2 13.3 0 8-5.6 13.7-14.4 13.7-5.8 0-9-2.3-9-5.2 0-3.4 3.6-4.7 3.6-8.3 0-3.5-4.1-4.7-4.1-8.1 0-3.1 3.7-5.4 9.7-5.4Z"
      />
      <path className="nd-logo-pulse" d="M6.5 16.5h5.5l2.5-5.5 3.7 9.5 2.6-6h3" />
    </svg>
  );
}
