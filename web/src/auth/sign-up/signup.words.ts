import { branded } from '#platform/brand.ts'

/** What there is to learn stands before anybody gives a name. */
const taught = 'Courses today: {{taught}}.'

export const signupText = {
  title: 'Make an account',
  description: branded(
    'Make an account: students practise, parents follow along. It takes about a minute and no card.',
  ),
  have: 'Have an account?',
  signIn: 'Sign in',
  who: 'Who is joining?',
  whoLead: branded(`It takes about a minute and asks for no card. ${taught}`),
  whoLite: branded(`The free Lite plan asks for no card. ${taught}`),
  back: 'Somebody else is joining',

  studentHeading: 'Hello! Who are you?',
  studentLead: branded(
    `A few things, then {{companion}} shows you round. ${taught} From another year you begin with the nearest one.`,
  ),
  firstName: 'What shall we call you?',
  firstNameMissing: 'Type the name that you would like to be called.',
  year: 'Your school year',
  otherYear: 'Another year, or no school',
  yearsComing: 'The school years are coming.',
  username: 'A username',
  usernameHint: 'Better without your real name.',
  usernameProblem: 'Take 3 to 32 letters, digits, dots or dashes, without a space.',
  usernameTaken: 'Somebody has this one already. Take one below, or make up another.',
  ideas: 'Other usernames',
  moreIdeas: 'More ideas',
  password: 'A password only you know',
  email: 'E-mail',
  emailHint: 'Only if you have one of your own. Then we mail you a link, and you go on from there.',
  emailProblem: 'That does not look like an e-mail address yet, such as name@example.org.',
  consentMissing: 'Read them, with a grown-up if you are under 13, and tick here.',
  send: 'Make my account',

  parentHeading: 'An account for you',
  parentLead: branded(
    `Then you make your child’s account, or link one that they have. ${taught} A child of another year begins with the nearest one.`,
  ),
  parentFirst: 'First name',
  parentFirstMissing: 'Type your first name.',
  parentLast: 'Surname',
  parentEmail: 'E-mail',
  parentEmailHint:
    'We mail you a link, and you go on from there. What we write to you stays about your family.',
  parentPassword: 'A password',
  parentConsentMissing: 'Tick here once you have read them.',

  teacherHeading: 'You join through your school',
  teacherSays: 'A class is a garden, too.',
  teacherLead:
    'Teachers’ accounts are made by their school, so that only staff can see its students.',
  teacherSteps: [
    'Ask the person who looks after this site at your school. Accounts for staff are set up together with us.',
    'With your account you sign in by password, by a link in an e-mail, or by your school’s Canvas or Brightspace where it is connected.',
    'No school with us yet? Write to us, and we set yours up with you.',
  ],
  support: 'Write to us',
} as const

export const letterText = {
  title: 'Look in your e-mail',
  lead: (email: string) => `We have written to ${email}. Open the letter to go on.`,
  facts: [
    'The link works once, for three days.',
    'Nothing after two minutes? Look in the junk folder.',
    'Signed up here before? Then the letter says how to get in.',
  ],
  again: 'Send again',
  sentAgain: 'Sent again. The newest letter is the one to open.',
  another: 'Use another address',
} as const

export const consentWords = {
  before: 'I have read the ',
  terms: 'terms',
  between: ' and the ',
  privacy: 'privacy policy',
  after: ', and they are fine with me.',
} as const

export const roleDoors = {
  student: {
    title: 'I’m a student',
    text: 'You want to practise, ask and see how things work.',
    go: 'Start growing',
  },
  parent: {
    title: 'I’m a parent',
    text: 'You look after a child. Make their account or link one that they have.',
    go: 'Set up your family',
  },
  teacher: {
    title: 'I’m a teacher',
    text: 'Your school works with us, or would like to.',
    go: 'See how you join',
  },
} as const

export const studentFacts = [
  { title: 'No e-mail address', text: 'You sign in with your username.' },
  {
    title: 'A grown-up can join later',
    text: 'You give them a six-character code. They see your progress, not your chats.',
  },
  {
    title: 'Under 13?',
    text: 'A grown-up says yes before you begin. You can write to them from the next page.',
  },
] as const

export const parentFacts = [
  { title: 'One account for the family', text: 'As many children as you look after.' },
  {
    title: 'You see progress, not chats',
    text: 'What was practised, what has changed and what is due.',
  },
  { title: 'Two grown-ups can share', text: 'Each links the child with its six-character code.' },
] as const
