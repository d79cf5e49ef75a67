export const telemonitoring = {};
