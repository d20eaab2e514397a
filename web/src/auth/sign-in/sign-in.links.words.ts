export const linkText = {
  title: 'A link by e-mail',
  heading: 'A link by e-mail',
  lead: 'We send you a link that signs you in. No password needed.',
  email: 'Your e-mail',
  emailMissing: 'Type your e-mail address, such as name@example.org.',
  send: 'Send the link',

  sentTitle: 'Look in your e-mail',
  sentHeading: 'Look in your e-mail',
  sentLead: (email: string) =>
    `If ${email || 'that address'} has an account, a link is on its way.`,
  facts: [
    'It works once, for 15 minutes.',
    'Nothing after two minutes? Look in the junk folder.',
    'Open it on the device that you want to use.',
  ],
  again: 'Send again',
  sentAgain: 'Sent again. The newest link is the one to open.',
  another: 'Use another address',

  checkTitle: 'Is this you?',
  checkHeading: 'Is this you?',
  checkLead: 'You will be signed in on this device.',
  yes: 'Yes, sign me in',
  no: 'No, that isn’t me',

  wornPip: 'Links wilt. Gardens stay.',
  wornTitle: 'This link has wilted',
  wornLead: 'A link works once and for a short while. Nothing is lost; a fresh one takes a moment.',
  fresh: 'Send a fresh link',
} as const

export const resetText = {
  askTitle: 'A new password',
  askHeading: 'A new password',
  askLead: 'We send a link that works for 60 minutes.',
  sentHeading: 'Look in your e-mail',
  sentLead: (email: string) =>
    `If ${email} has an account, a link to set a new password is on its way.`,
  facts: [
    'It works once, for 60 minutes.',
    'Nothing after two minutes? Look in the junk folder.',
    'Your old password stays until you set a new one.',
  ],
  noEmail: 'No e-mail address?',
  noEmailWho: [
    'A parent who is linked to you sets a new password on your page in their account.',
    'Your school made your account? Ask your teacher: they know who looks after the accounts there.',
  ],
  username: 'Your username',
  usernameMissing: 'Type your username. It is on your sign-in card.',
  askGrownUp: 'Ask my grown-up',
  grownUpSent:
    'If a grown-up is linked to that name, we have written to them. They can set a new password for you.',

  title: 'Choose a new password',
  heading: 'Choose a new password',
  lead: 'It counts from now on, and you are signed in with it.',
  label: 'New password',
  elsewhere: 'Signs you out on other devices',
  save: 'Save and sign in',
} as const
