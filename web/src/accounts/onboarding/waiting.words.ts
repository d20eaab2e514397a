import { site } from '#platform/brand.ts'

export const waitingText = {
  title: 'Waiting for a grown-up',
  heading: (name: string) => `Nearly there, ${name}`,
  lead: 'Now a grown-up who looks after you says yes. It takes them two minutes.',
  why: 'Under 13, a grown-up reads what we keep and decides with you. That is the law, and it is there to look after you.',
  school: (name: string) =>
    `Or ${name} puts you in a class: then the school has agreed, and this page goes on.`,

  mailHeading: 'By e-mail',
  mailLead: 'We write to them. They open the letter on their own phone or computer.',
  mailLabel: 'Your grown-up’s e-mail',
  mailMissing: 'Type their e-mail address, such as name@example.org.',
  mailSend: 'Write to them',
  mailSent: (email: string) =>
    `We wrote to ${email}. The letter works for seven days. This page goes on by itself.`,
  mailAgain: 'Write again',

  codeHeading: 'By a code',
  codeLead: `They make an account as a parent at ${site.name}, on their own phone or computer, and type this code there. A code that is typed on this device does not count.`,
  codeMake: 'Make a code',
  codeAnother: 'Make another',
  codeUntil: 'It works for a day, and for one grown-up.',

  yearHeading: 'Which year are you in?',
  yearLead: 'You have not told us yet. Your school year decides whether a grown-up says yes first.',
  year: 'School year',
  yearNext: 'Next',

  meanwhile: 'While you wait',
  meanwhileLead: 'These are open to everybody. Nothing is kept of them in your account.',
  notes: 'Maths notes',
  papers: 'Practice papers',
  companion: 'Meet {{companion}}',
  until: (day: string) => `If nobody says yes by ${day}, we delete this account again.`,
  look: 'Look again',
  notYet: 'Nobody has said yes yet.',
  signOut: 'Sign out',
  card: 'This is how you sign in again. Print it or write it down: you have no e-mail address here that could help you back in.',
} as const
