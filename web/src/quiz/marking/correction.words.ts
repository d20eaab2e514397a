import type { MadeCorrection, Preview } from './correction.data.ts'

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** "3 marks go up, 1 goes down." */
export function changeWords({ num_up, num_down }: Pick<Preview, 'num_up' | 'num_down'>): string {
  if (num_up + num_down === 0) return 'No mark changes'
  const up = num_up > 0 ? [countOf(num_up, 'mark goes up', 'marks go up')] : []
  const down =
    num_down === 0
      ? []
      : [
          num_up > 0
            ? `${num_down} ${num_down === 1 ? 'goes' : 'go'} down`
            : countOf(num_down, 'mark goes down', 'marks go down'),
        ]
  return [...up, ...down].join(', ')
}

/** What a correction leaves alone. */
export function staysWords({
  num_by_person,
  num_waiting,
}: Pick<Preview, 'num_by_person' | 'num_waiting'>): string[] {
  return [
    ...(num_by_person > 0
      ? [`${countOf(num_by_person, 'answer stays', 'answers stay')} as a person decided.`]
      : []),
    ...(num_waiting > 0
      ? [`${countOf(num_waiting, 'answer waits', 'answers wait')} in Marking.`]
      : []),
  ]
}

const kindWords = {
  accept: 'One more answer counts as right',
  answers: 'Another answer is right',
  options: 'Another option is right',
  tolerance: 'Answers may be further away',
} as const satisfies Record<MadeCorrection['kind'], string>

export const madeWords = ({ kind, words }: MadeCorrection): string =>
  words.length > 0 ? `${kindWords[kind]}: ${words.join(', ')}` : kindWords[kind]

/** How far a correction is. */
export function stateWords({ undone_at, finished_at, num_changed }: MadeCorrection): string {
  if (finished_at === null) return undone_at ? 'Being taken back' : 'Answers are being marked again'
  if (undone_at) return 'Taken back'
  return num_changed === 0 ? 'No mark changed' : `${countOf(num_changed, 'mark', 'marks')} changed`
}

export const refusedWords: Readonly<Record<string, string>> = {
  KEY_NOT_RIGHT: 'The marker would not count this as right itself. Write it as a student would.',
  CHANGE_NOT_POSSIBLE: 'This question cannot be corrected so.',
  TOO_MANY_CORRECTIONS:
    'This question has been corrected too often. Take an earlier correction back first.',
  TOO_MANY_REQUESTS: 'That was a lot at once. Try again in a while.',
}
