/** Above every page of a server whose patients are invented. */
export const sampleClinic = {
  'sampleClinic.notice': 'Sample clinic: invented people. Do not enter real patients.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof sampleClinic, string> {}
}
