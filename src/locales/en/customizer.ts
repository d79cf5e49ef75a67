export const customizer = {};
