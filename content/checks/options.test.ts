import { drawQuestion } from '@learngrove/marking'
import type { ChoiceQuestion, Question } from '@learngrove/marking/question'
import { describe, expect, it } from 'vitest'
import { subjects } from '#curriculum/curriculum.ts'

/** Of the single choices of a strand, the share whose key may be strictly the longest option. */
const MOST_LONGEST = 0.4
/** Of the single choices of a strand, the share whose keys may stand at one place. */
const MOST_AT_ONE_PLACE = 0.4
/** Of the multiple choices of a strand, the share in which a place is right. */
const RIGHT_AT_A_PLACE = { least: 0.2, most: 0.8 }
/** A place that fewer multiple choices have tells nothing. */
const FEWEST_WITH_A_PLACE = 5
/** Holes of templates change the length of an option, so so many draws of each are measured. */
const DRAWS = 4

/** The choices of a question as a child meets them, with those of its parts. */
const choicesIn = (question: Question): ChoiceQuestion[] => {
  if (question.type === 'multi_part') return question.sub_questions.flatMap(choicesIn)
  return question.type === 'single_choice' || question.type === 'multiple_choice' ? [question] : []
}

/** About how long a text looks: mathematics and emphasis without their signs. */
const lengthOf = (text: string): number => text.replace(/\\[a-z]+|[\\${}*]/gi, '').length

function isKeyLongest({ options, answers: [key = 1] }: ChoiceQuestion): boolean {
  const lengths = options.map(({ text }) => lengthOf(text))
  return lengths.every((length, at) => at === key - 1 || length < (lengths[key - 1] ?? 0))
}

const shareOf = <T>(all: readonly T[], isMeant: (each: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(isMeant).length / all.length

const placesOf = (choices: readonly ChoiceQuestion[]): number[] => {
  const most = Math.max(0, ...choices.map(({ options }) => options.length))
  return Array.from({ length: most }, (_, at) => at + 1)
}

/** The share of the place at which the keys stand most often. */
const commonestPlace = (singles: readonly ChoiceQuestion[]): number =>
  Math.max(
    0,
    ...placesOf(singles).map((place) => shareOf(singles, ({ answers: [key] }) => key === place)),
  )

/** The places that are right in nearly all the multiple choices that have them, or in hardly any. */
const tellingPlaces = (multiples: readonly ChoiceQuestion[]): string[] =>
  placesOf(multiples).flatMap((place) => {
    const having = multiples.filter(({ options }) => options.length >= place)
    const share = shareOf(having, ({ answers }) => answers.includes(place))
    const { least, most } = RIGHT_AT_A_PLACE
    const tells = having.length >= FEWEST_WITH_A_PLACE && (share < least || share > most)
    return tells ? [`option ${place} is right in ${Math.round(share * 100)}%`] : []
  })

const strands = subjects.flatMap((subject) =>
  subject.strands.map(({ key, questions }) => {
    const draws = Array.from({ length: DRAWS }, (_, seed) =>
      questions.flatMap(({ question }) => choicesIn(drawQuestion(question, seed))),
    )
    const isSingle = ({ type }: ChoiceQuestion) => type === 'single_choice'
    const [first = []] = draws
    return {
      key,
      drawn: draws.flat().filter(isSingle),
      singles: first.filter(isSingle),
      multiples: first.filter((each) => !isSingle(each)),
    }
  }),
)

describe('a child who only guesses at how options are written', () => {
  it.each(strands)('gets nowhere in $key with the longest option', ({ drawn }) => {
    expect(shareOf(drawn, isKeyLongest)).toBeLessThanOrEqual(MOST_LONGEST)
  })

  it.each(strands)('gets nowhere in $key with one place', ({ singles }) => {
    expect(commonestPlace(singles)).toBeLessThanOrEqual(MOST_AT_ONE_PLACE)
  })

  it.each(strands)('finds in $key no place that is always right', ({ multiples }) => {
    expect(tellingPlaces(multiples)).toEqual([])
  })

  it('is noticed where a strand would help', () => {
    const choice = (texts: readonly string[], answers: readonly number[]): ChoiceQuestion => ({
      type: answers.length > 1 ? 'multiple_choice' : 'single_choice',
      text: '',
      max_score: 1,
      options: texts.map((text) => ({ text })),
      answers,
      hints: [],
      method_answer: [],
    })
    expect(isKeyLongest(choice(['a', 'a long one', 'b'], [2]))).toBe(true)
    expect(isKeyLongest(choice(['a long two', 'a long one', 'b'], [2]))).toBe(false)
    expect(isKeyLongest(choice(['$\\frac{1}{2}$', '125', '3'], [1]))).toBe(false)
    const singles = [1, 2, 2, 2].map((key) => choice(['a', 'b', 'c'], [key]))
    expect(commonestPlace(singles)).toBe(0.75)
    const multiples = Array.from({ length: 5 }, () => choice(['a', 'b', 'c'], [1, 3]))
    expect(tellingPlaces(multiples)).toHaveLength(3)
    expect(tellingPlaces(multiples.slice(1))).toEqual([])
  })
})
