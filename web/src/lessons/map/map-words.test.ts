import { expect, test } from 'vitest'
import { choiceOf, withChoice } from './map-address.ts'
import { indexOf } from './map-index.ts'
import { orderValue, rowsOf } from './map-rows.ts'
import {
  bedWords,
  gardenWords,
  lockWords,
  missingWords,
  spokenTopic,
  standingWords,
} from './map-words.ts'
import { mapOf, notBegun, strandOf, topicNamed } from './testing.ts'
import { practiceAddress, practiceWords } from './topic-actions.tsx'

const bloom = topicNamed('Place value', {
  standing: { ...notBegun, plant: 'bloom', mastery: 0.93, answers_left: 0, quiz_id: 'q1' },
})
const bud = topicNamed('Adding fractions', {
  needs: ['Place value'],
  standing: { ...notBegun, plant: 'bud', mastery: 0.706, answers_left: 4, quiz_id: 'q2' },
})
const wilting = topicNamed('Simplifying', {
  standing: { ...notBegun, plant: 'wilting', mastery: 0.82, quiz_id: 'q3' },
})
const locked = topicNamed('Multiplying', {
  needs: ['Adding fractions'],
  standing: { ...notBegun, is_locked: true, locked_by: ['Adding fractions'] },
})
const open = topicNamed('Powers')
const map = mapOf([strandOf('Number', bloom, open), strandOf('Fractions', wilting, bud, locked)])
const index = indexOf(map)

test.each([
  [bloom, 'In bloom, 93', 'Look again'],
  [bud, 'Growing, 71 of 85', 'Continue'],
  [wilting, 'Thirsty, 82', 'Water it'],
  [locked, 'Opens later', 'Look inside'],
  [open, 'Not started', 'Begin'],
  [topicNamed('Nobody’s', { standing: null }), '', ''],
])('%o stands so in words', (topic, words, action) => {
  expect(standingWords(topic.standing, 0.85)).toBe(words)
  expect(practiceWords(topic)).toBe(action)
})

test('a garden and its beds are summed up', () => {
  expect(gardenWords(map)).toBe('1 of 5 topics in bloom, 1 is thirsty, 1 opens later.')
  expect(bedWords(map.strands[0]?.topics ?? [])).toBe('1 of 2 in bloom')
  expect(bedWords([topicNamed('one', { standing: null })])).toBe('1 topic')
})

test('a locked topic says what it waits for, and the others nothing', () => {
  expect(lockWords(locked, index, 0.85)).toBe(
    'It uses Adding fractions, which stands at 71 of 85. You can still look inside.',
  )
  expect(lockWords(bud, index, 0.85)).toBe('')
  expect(missingWords(bud)).toBe('About 4 right answers to a bloom.')
  expect(missingWords(bloom)).toBe('')
  expect(spokenTopic(locked, false)).toBe('Multiplying, locked, opens later')
  expect(spokenTopic(bud, true)).toBe('Adding fractions, a bud, growing, you are here')
})

test('a thirsty topic is revised, the others are taken up by their quiz', () => {
  expect(practiceAddress(wilting)).toContain('/student/v2/revise?topic=Simplifying')
  expect(practiceAddress(bud)).toBe('/student/quiz/q2')
  expect(practiceAddress(open)).toContain('/student/v2/revise')
  expect(practiceAddress({ ...open, question_count: 0 })).toBeUndefined()
})

test('the list begins with what waits most, and orders by every column', () => {
  const rows = rowsOf(map, index, undefined)
  const titles = rows.map(({ topic }) => topic.title)
  expect(titles).toEqual([
    'Simplifying',
    'Adding fractions',
    'Powers',
    'Place value',
    'Multiplying',
  ])
  expect(rowsOf(map, index, 'Number')).toHaveLength(2)
  expect(rows[1]?.needs).toBe('Place value')
  expect(rows.map((row) => orderValue(map, row, 'strand'))).toEqual([1, 1, 0, 0, 1])
})

test('what the map does not have is not chosen', () => {
  const read = (text: string) => choiceOf(map, new URLSearchParams(text))
  expect(read('show=list&strand=Number&topic=Powers')).toEqual({
    show: 'list',
    strand: 'Number',
    topic: 'Powers',
  })
  expect(read('show=x&strand=x&topic=x')).toEqual({
    show: 'garden',
    strand: undefined,
    topic: undefined,
  })
  const search = new URLSearchParams('view=map&topic=x')
  expect(withChoice(search, { topic: undefined, show: 'list' })).toBe('?view=map&show=list')
})
