import type { Keeper } from './keepers.ts'

const test = 'server/src/chat/guests/guests.api.test.ts'
const takeOver = 'server/src/chat/guests/take-over.api.test.ts'

const week = {
  test,
  named: 'a week after the last message a session is over, and then it is deleted with all of it',
} as const

const speech = 'server/src/speech/'

/** What visitors are promised who talk without an account, and whoever speaks or listens. */
export const talkClaims: readonly {
  readonly says: string
  readonly kept_by: readonly [Keeper, ...Keeper[]]
}[] = [
  {
    says: 'under a random number that only this tab of your browser holds',
    kept_by: [{ test, named: 'only the hash of a session is kept' }],
  },
  { says: 'is removed 7 days after your last message', kept_by: [week] },
  {
    says: 'If you sign in as a student in that tab, it becomes yours',
    kept_by: [
      {
        test: takeOver,
        named: 'what was asked as a visitor becomes a student’s, once, whoever asks how often',
      },
    ],
  },
  {
    says: 'told you where to find help stays behind and is removed',
    kept_by: [
      {
        test: takeOver,
        named: 'a conversation with words of care stays behind, and nobody reads it',
      },
    ],
  },
  {
    says: 'No school is told of a visitor’s conversation',
    kept_by: [
      {
        test,
        named:
          'a child who tells of something grave gets care and numbers, and truly nobody is told',
      },
    ],
  },
  {
    says: 'and no outside language model gets it',
    kept_by: [{ test, named: 'no hosted model is asked for a guest' }],
  },
  {
    says: 'only where your school, and at home your parent, let it',
    kept_by: [
      {
        test: `${speech}speech.hosted.api.test.ts`,
        named:
          'where a provider is off by school or guardian, it is sent nothing and there is no microphone',
      },
    ],
  },
  {
    says: 'Neither the recording nor that text is kept',
    kept_by: [
      {
        test: `${speech}speech.hear.api.test.ts`,
        named: 'nothing of a recording or of its text is kept: no file, no row, no message',
      },
    ],
  },
  {
    says: 'the sound of an answer is kept for 7 days, for you alone',
    kept_by: [
      {
        test: `${speech}speech.jobs.engine.test.ts`,
        named: 'a sound goes after its week, with its bytes',
      },
      {
        test: `${speech}speech.say.api.test.ts`,
        named: 'each person has their own sound of the same words',
      },
    ],
  },
]
