export const patient = {};
