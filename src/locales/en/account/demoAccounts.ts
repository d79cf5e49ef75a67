export const demoAccounts = {
  'demo.lead':
    'Accounts for looking around. They exist in this browser only and work with invented patients of their own.',
  'demo.accounts': 'Accounts to choose from',
  'demo.noRole': 'Without a role in the care team',
  'demo.registerLead':
    'A demonstration account exists in this browser only, until the page is reloaded. It has no role in the care team. Use an invented address and password.',
  'demo.name': 'Name',
  'demo.register': 'Create demonstration account',
  'demo.registering': 'Creating the account…',
  'demo.fixed': 'These details of a demonstration account cannot be changed.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof demoAccounts, string> {}
}
