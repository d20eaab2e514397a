import { expect, test } from 'vitest'
import { ofTopic, topicsOf } from './met-topics.ts'

const met = (course_tagging_id: string | null, topic_title: string | null) => ({
  course_tagging_id,
  topic_title,
})
const questions = [
  met('b', 'Brackets'),
  met('f', 'Fractions'),
  met(null, null),
  met('f', 'Fractions'),
  met('a', 'Angles'),
]

test('topics are counted, the one with the most first, then by name', () => {
  expect(topicsOf(questions)).toEqual([
    { id: 'f', title: 'Fractions', count: 2 },
    { id: 'a', title: 'Angles', count: 1 },
    { id: 'b', title: 'Brackets', count: 1 },
  ])
  expect(topicsOf([])).toEqual([])
})

test('a topic shows its own, none shows all, also those of no topic', () => {
  expect(ofTopic(questions, 'f')).toHaveLength(2)
  expect(ofTopic(questions, undefined)).toHaveLength(5)
  expect(ofTopic(questions, 'gone')).toEqual([])
})
