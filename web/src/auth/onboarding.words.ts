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
  country: 'Country',
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
    lead: 'Choose one. It tells us what students come for.',
  },
  heard_from: {
    heading: () => 'How did you find us?',
    lead: 'It helps us to find others who would like it here.',
  },
}

export const parentAsks: Partial<Record<Question, Asked>> = {
  country: {
    heading: (name) => `Where do you live, ${name}?`,
    lead: 'So that we know where families are.',
  },
  goals: {
    heading: () => 'What are you looking for?',
    lead: 'Choose as many as you like.',
  },
  heard_from: {
    heading: () => 'How did you find us?',
    lead: 'It helps us to find other families.',
  },
  notifications: {
    heading: () => 'What may we write to you about?',
    lead: 'We send none of these yet. We ask now, so that you get nothing later that you did not want.',
  },
}

type Goal = NonNullable<Fields['goals']>[number]
type Heard = NonNullable<Fields['heard_from']>
type Note = keyof NonNullable<Fields['notifications']>
type Choice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly detail?: string
}

export const studentGoals: readonly Choice<Goal>[] = [
  { value: 'keep_up', label: 'Keep up with class', detail: 'A little each day' },
  { value: 'catch_up', label: 'Fill a gap', detail: 'Something from before' },
  { value: 'exam', label: 'Get ready for an exam', detail: 'With time to spare' },
  { value: 'get_ahead', label: 'See what comes next', detail: 'What comes after this year' },
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

export const notes: readonly Choice<Note>[] = [
  { value: 'progress', label: 'Your child’s week', detail: 'What was practised and what changed' },
  { value: 'reminders', label: 'What is due', detail: 'The day before, if it is not done' },
  { value: 'news', label: 'What is new here', detail: 'Once a month at most' },
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

export const readyText = {
  title: 'Ready',
  studentHeading: (name: string) => `Your garden is ready, ${name}`,
  studentLead: 'Plant the first seed: one question, and no marks for speed.',
  card: 'Keep this card: it is how you sign in again. You have no e-mail address here that could help you back in.',
  first: 'Answer my first question',
  freeLead: 'The free Lite plan asks for no card. Plant the first seed: one question.',
  free: 'Start free',
  look: 'Look round first',
  carryOn: 'Carry on',
  parentHeading: (name: string) => `Welcome, ${name}`,
  parentLead: 'Now for your child: make an account for them, or link the one that they have.',
  create: 'Make my child’s account',
  link: 'They have an account already',
  signInAs: 'You sign in as',
  signInNote: 'Your e-mail works too, once you have opened the link that we mailed you.',
} as const

export const carryOnText = {
  heading: (left: number) => (left === 1 ? 'One question is left' : `${left} questions are left`),
  begin: 'A few questions about you',
  student: 'They help {{companion}} to choose what comes first. You can skip any of them.',
  parent: 'They help us to tell you what matters to you. You can skip any of them.',
  go: 'Carry on',
  start: 'Answer them',
  notNow: 'No, thank you',
  notSaved: 'That was not saved yet. Please try again.',
} as const
