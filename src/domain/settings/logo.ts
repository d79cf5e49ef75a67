const PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;
/** As text, in base 64: some 100 kB of picture. */
export const MOST_LOGO = 140_000;

/**
 * Tells whether a text is a picture that can be shown: PNG, JPEG or WebP as a data address, nothing that runs or is
 * fetched.
 */
export const isLogo = (text: string): boolean => text.length <= MOST_LOGO && PICTURE.test(text);
