/** Opens the search from anywhere, unless single keys are turned off. */
export const SEARCH_KEY = 's';
