/** Words of pages of the showcase. */
export const showcaseElements = {};
