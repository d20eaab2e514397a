import type { Pile, PileAnswer, Queue } from './marking.data.ts'

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const headline = ({ num_waiting }: Pick<Queue, 'num_waiting'>): string =>
  num_waiting === 0
    ? 'Nothing waits for you'
    : `${countOf(num_waiting, 'answer waits', 'answers wait')} for you`

export const pilesWords = (count: number): string => `${countOf(count, 'pile', 'piles')} left`

export const sameWords = (count: number): string =>
  count === 1 ? 'One answer' : `${count} answers say the same`

export const marksWords = (count: number): string => countOf(count, 'mark', 'marks')

/** "1 mark for all 7" */
export const decideWords = (marks: number | undefined, count: number): string => {
  if (marks === undefined) return 'Choose the marks'
  if (count === 1) return marksWords(marks)
  return `${marksWords(marks)} for ${count === 2 ? 'both' : `all ${count}`}`
}

/** "7 answers got 1 mark." */
export const doneWords = (count: number, marks: number): string =>
  `${countOf(count, 'answer', 'answers')} got ${marksWords(marks)}.`

export const changedWords = (count: number): string =>
  count === 1
    ? 'One of them was decided or changed meanwhile, so none was marked. Here is how they stand now.'
    : `${count} of them were decided or changed meanwhile, so none was marked. Here is how they stand now.`

const percent = 100

export const sureWords = ({ confidence }: Pick<Pile['machine'], 'confidence'>): string =>
  `${Math.round(confidence * percent)} in ${percent} sure`

/** What a pile says, short enough for a list. */
export function pileName({ answers, looks_like }: Pile): string {
  const [first] = answers
  const words = [first?.value ?? ''].flat().join(', ').trim()
  if (words !== '') return `“${words}”`
  if (looks_like) return `Looks like ${looks_like.text}`
  return first?.file_ids ? fileWords(first) : 'An answer'
}

const fileWords = ({ file_ids }: PileAnswer): string =>
  countOf(file_ids?.length ?? 0, 'file', 'files')

/** What stands under a pile in the list: how the machine sees it, or what was ruled before. */
export function pileNote({ machine, ruling, answers }: Pile): { text: string; isOpen: boolean } {
  if (answers.some(({ second_look }) => second_look))
    return { text: 'Asks for another look', isOpen: true }
  if (ruling) return { text: `${marksWords(ruling.marks_given)}, as you ruled`, isOpen: false }
  if (machine.marker === 'paper') return { text: 'On paper, for you to see', isOpen: true }
  if (machine.marker === 'fault' || machine.marker === 'person')
    return { text: 'For a person', isOpen: true }
  return { text: `Not sure, ${marksWords(machine.marks_given)} seen`, isOpen: true }
}

/** What is proposed before anything is chosen: what a machine sees on paper, or what was ruled before. */
export function proposalWords({ looks_like, ruling }: Pile): string | undefined {
  if (ruling) return `${ruling.ruled_by} gave ${ruling.marks_given} where an answer said the same.`
  if (!looks_like) return undefined
  const { text, marks_given } = looks_like
  return marks_given === null
    ? `Looks like ${text}. Look at the picture, and choose the marks.`
    : `Looks like ${text}, which earns ${marksWords(marks_given)}. Give that if you read the same.`
}

export const studentName = ({ student }: PileAnswer): string =>
  `${student.first_name} ${student.last_name}`.trim()
