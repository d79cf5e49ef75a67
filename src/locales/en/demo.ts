export const demo = {
  'demo.tab': 'Demonstration',
};
