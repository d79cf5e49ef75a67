export const staff = {
  'staff.lead':
    '{people, plural, one {# person} other {# people}}{waiting, plural, =0 {} one {, # waiting for a role} other {, # waiting for a role}}{invited, plural, =0 {} one {, # invited} other {, # invited}}.',
  'staff.invite': 'Invite',
  'staff.filters': 'Filter staff',
  'staff.search': 'Search by name or email',
  'staff.shown': '{count, plural, one {# person} other {# people}}',
  'staff.caption': 'Staff of the application, those waiting for a role first',
  'staff.columnName': 'Name',
  'staff.columnEmail': 'Email',
  'staff.columnRole': 'Role',
  'staff.columnState': 'State',
  'staff.columnLastSignIn': 'Last sign-in',
  'staff.you': 'You',
  'staff.never': 'Never',
  'staff.noRole': 'No role',
  'staff.waiting': 'Waiting for a role',
  'staff.invited': 'Invited',
  'staff.active': 'Active',
  'staff.inactive': 'Deactivated',
  'staff.emptyTitle': 'Nobody yet',
  'staff.emptyText': 'Invite the people you work with.',
  'staff.noMatchTitle': 'Nobody matches',
  'staff.noMatchText': 'Check the spelling, or clear the filters.',
  'staff.giveRole': 'Give role',
  'staff.changeRole': 'Change role',
  'staff.deactivate': 'Deactivate',
  'staff.reactivate': 'Reactivate',
  'staff.sendAgain': 'Resend invitation',
  'staff.sentAgain': '{name} was sent the invitation again.',
  'staff.inviteTitle': 'Invite somebody',
  'staff.inviteLead':
    'They are sent a link by which they set their own password. It is valid for {days, plural, one {# day} other {# days}}.',
  'staff.firstName': 'First name',
  'staff.lastName': 'Last name',
  'staff.sendInvitation': 'Send invitation',
  'staff.invitationSent': 'The invitation to {name} is sent.',
  'staff.mayUser': 'Works with patients: worklist, records, readings, alerts and plans.',
  'staff.mayAdmin': 'Everything care staff may do, and the categories, the settings and this staff list.',
  'staff.roleTitle': 'Role of {name}',
  'staff.gainsPatients': '{name} gains access to all patients, their readings and alerts.',
  'staff.gainsAll':
    '{name} gains access to all patients, to the categories and settings, and to this staff list with everybody’s roles.',
  'staff.gainsAdmin':
    '{name} gains the categories, the settings and this staff list, and may give and take roles.',
  'staff.losesAdmin':
    '{name} loses the categories, the settings and this staff list. Access to patients stays.',
  'staff.effectAtOnce': 'It takes effect immediately, including where they are signed in now.',
  'staff.sameRole': 'This is the role they have. Choose the other one, or cancel.',
  'staff.roleGiven': '{name} now has the role: {role}.',
  'staff.ownRole':
    'This is your own account. You lose this list at once, and only another administrator can give the role back to you.',
  'staff.deactivateTitle': 'Deactivate {name}?',
  'staff.deactivateText':
    'Their sessions end at once, and they cannot sign in any more. What they recorded stays. You can reactivate the account at any time.',
  'staff.ownAccount':
    'This is your own account. You are signed out at once, and only another administrator can let you in again.',
  'staff.deactivated': '{name} can no longer sign in.',
  'staff.reactivateTitle': 'Reactivate {name}?',
  'staff.reactivateText': 'They may sign in again, with this role: {role}.',
  'staff.reactivated': '{name} may sign in again.',
  'staff.changedTo': '{field}: {after} (before: {before})',
  'staff.sameAsBefore': 'Role and state are as they were.',
  'staff.choiceKept': 'Your choice is kept: confirm it once more, or cancel.',
};

declare module '@/locales' {
  interface English extends Record<keyof typeof staff, string> {}
}
