import type { Fields, Question } from './onboarding.steps.ts'

export const onboardingText = {
  title: 'Getting started',
  progress: 'Set-up',
  back: 'Back',
  later: 'Later',
  next: 'Next',
  skip: 'Skip this one',
  coming: 'The questions are coming.',
  notSaved: 'That was not saved yet. Nothing is lost; press Next again.',
  otherYear: 'Another year, or no school',
} as const

export const stepWords = (place: number, total: number) => `${place} of ${total}`

type Asked = { readonly heading: (name: string) => string; readonly lead: string }

export const studentAsks: Partial<Record<Question, Asked>> = {
  academic_level_id: {
    heading: (name) => `Which year are you in, ${name}?`,
    lead: 'So that what you practise fits you. You can change it any day.',
  },
  subject_ids: {
    heading: (name) => `What are you learning, ${name}?`,
    lead: 'Choose as many as you like. You can change it any day.',
  },
  goals: {
    heading: () => 'What would you like most?',
    lead: 'Choose one. The others stay open to you.',
  },
  heard_from: {
    heading: () => 'How did you find us?',
    lead: 'It helps us to find others who would like it here.',
  },
}

export const parentAsks: Partial<Record<Question, Asked>> = {
  goals: {
    heading: () => 'What are you looking for?',
    lead: 'Choose as many as you like. It tells us what to build next.',
  },
  heard_from: {
    heading: () => 'How did you find us?',
    lead: 'It helps us to find other families.',
  },
}

type Goal = NonNullable<Fields['goals']>[number]
type Heard = NonNullable<Fields['heard_from']>
type Choice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly detail?: string
}

export const studentGoals: readonly Choice<Goal>[] = [
  { value: 'keep_up', label: 'Keep up with class', detail: 'A little each day' },
  { value: 'catch_up', label: 'Fill a gap', detail: 'From before, or from being away' },
  {
    value: 'exam',
    label: 'Get ready for an exam',
    detail: 'Practice papers, and what they showed',
  },
  { value: 'get_ahead', label: 'See what comes next', detail: 'When you’re ready' },
]

export const parentGoals: readonly Choice<Goal>[] = [
  { value: 'keep_up', label: 'Keep up with class', detail: 'A little each day' },
  { value: 'catch_up', label: 'Close a gap', detail: 'From before, or from being away' },
  { value: 'exam', label: 'Get ready for an exam', detail: 'With time to spare' },
  { value: 'get_ahead', label: 'Go further', detail: 'Class alone is not enough' },
  { value: 'enjoy', label: 'Enjoy learning again', detail: 'Fewer tears at the kitchen table' },
]

export const heardFrom: readonly Choice<Heard>[] = [
  { value: 'friend', label: 'From a friend' },
  { value: 'school', label: 'At school' },
  { value: 'search', label: 'By searching' },
  { value: 'social_media', label: 'On social media' },
  { value: 'press', label: 'In the news' },
  { value: 'other', label: 'Some other way' },
]

export const agreeText = {
  title: 'Before you start',
  heading: (name: string) => `Before you start, ${name}`,
  lead: 'What we do with what you tell us. Read it with someone you trust.',
  tick: 'I have read this, and it is fine with me.',
  missing: 'Tick here once you have read it.',
  whole: 'Read the whole text',
  notNow: 'Not now',
  start: 'Start',
  promises: [
    {
      title: 'What we keep',
      text: 'Your name here, your answers and your chats. They help us choose what comes next.',
    },
    {
      title: 'Who can see it',
      text: 'You. Your teachers see your school work. A parent who is linked to you sees your progress.',
    },
    {
      title: '{{companion}} is a computer',
      text: '{{companion}} can be mistaken. {{companion}} never gets your name, your school or your picture.',
    },
    {
      title: 'If you are in danger',
      text: 'If you write that someone hurts you, or that you want to hurt yourself, {{companion}} shows you who can help. If your school gave you this account, a grown-up there is told, by name. Otherwise nobody is told by machine: please tell someone you trust.',
    },
    {
      title: 'You may say no',
      text: 'You can stop at any time, ask to see everything, or have it deleted.',
    },
    {
      title: 'Your voice',
      text: 'Nothing here listens unless you press for it. You can always type instead.',
    },
  ],
} as const

export const cardText = {
  title: 'Your sign-in card',
  heading: (name: string) => `Two ways back in, ${name}`,
  lead: 'You have no e-mail address here that could help you if you forget your password. So write this down or print it.',
  codeHeading: 'Give a grown-up this code',
  codeLead:
    'They make an account as a parent and type the code there. From then on they see how you get on, not your chats, and can set a new password for you.',
  next: 'I have kept the card',
} as const

export const readyText = {
  title: 'Ready',
  studentHeading: (name: string) => `Your garden is ready, ${name}`,
  studentLead: 'Plant the first seed: one question, and no marks for speed.',
  first: 'Answer my first question',
  freeLead: 'The free Lite plan asks for no card. Plant the first seed: one question.',
  free: 'Start free',
  look: 'Look round first',
  papers: 'See the practice papers',
  carryOn: 'Carry on',
  parentHeading: (name: string) => `Welcome, ${name}`,
  parentLead: 'Now for your child: make an account for them, or link the one that they have.',
  create: 'Make my child’s account',
  link: 'They have an account already',
  signInAs: 'You sign in as',
} as const

export const carryOnText = {
  heading: (left: number) => (left === 1 ? 'One question is left' : `${left} questions are left`),
  begin: 'A few questions about you',
  student: 'The first tells us which course to open. You can skip any of them.',
  parent: 'They tell us what to build next. You can skip any of them.',
  go: 'Carry on',
  start: 'Answer them',
  notNow: 'No, thank you',
  notSaved: 'That was not saved yet. Please try again.',
} as const
