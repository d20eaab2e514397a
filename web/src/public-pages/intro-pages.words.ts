import type { PipMood } from '#ui/pip/moods.ts'

export const companionText = {
  lead: 'A small companion with a lot of questions. Patient, honest, and never in a hurry.',
  moods_title: 'What {{companion}} shows you',
  go: 'Try a question with {{companion}}',
  start: 'Start free',
} as const

export const moods: readonly {
  readonly mood: PipMood
  readonly name: string
  readonly text: string
}[] = [
  { mood: 'calm', name: 'Calm', text: 'Nothing is waiting.' },
  { mood: 'curious', name: 'Curious', text: 'I have asked you something.' },
  { mood: 'thinking', name: 'Thinking', text: 'I am looking at what you wrote.' },
  { mood: 'cheering', name: 'Cheering', text: 'Something went well.' },
  { mood: 'caring', name: 'Caring', text: 'That was hard. We go slowly.' },
  { mood: 'asleep', name: 'Asleep', text: 'You sent me to sleep. Wake me when you like.' },
]

export const liteText = {
  lead: 'Real practice, fair marking and a tutor that asks before it tells. No card, and nothing that turns into a price.',
  taught: 'Courses today: {{taught}}.',
  start: 'Start with Lite',
  parent: 'I am a parent',
  facts: ['No card asked for', 'No e-mail needed for a child', 'Your progress stays yours'],
} as const
