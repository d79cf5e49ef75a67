export const worklist = {};
