import { expect, test } from 'vitest'
import type { Note } from '#curriculum/notes.ts'
import type { Topic } from '#curriculum/shapes.ts'
import { noteProblems } from './notes.ts'

const topic: Topic = {
  key: 'a',
  title: 'A',
  description: '',
  year: 7,
  prerequisites: [],
  exercises: {},
  objectives: [],
}
const noteOf = (subject: string, body: string): Note => ({
  topic: 'a',
  subject,
  title: 'A',
  page: 1,
  body,
  file: 'a.md',
})

test('a note needs a drawing or a table, but not in English', () => {
  const problemsOf = (subject: string, body = '') => noteProblems(noteOf(subject, body), topic)
  expect(problemsOf('mathematics')).toContain('drawing: none')
  expect(problemsOf('science')).toContain('drawing: none')
  expect(problemsOf('science', '| a | b |')).not.toContain('drawing: none')
  expect(problemsOf('english')).not.toContain('drawing: none')
})

test('a page of words has a term in bold in each section, once, and no other part', () => {
  const problemsOf = (body: string) =>
    noteProblems({ ...noteOf('science', body), file: 'a.words.md' }, topic)
  const friction = '## Friction\n\n**Friction** is a force that slows things down.\n'
  expect(problemsOf(friction)).toEqual([])
  expect(problemsOf(`${friction}\n${friction}`)).toEqual(['terms: “Friction” twice'])
  expect(problemsOf('## Friction\n\nIt is a force.')).toEqual([
    'terms: “Friction” does not begin in bold',
  ])
  expect(problemsOf(`${friction}${' more'.repeat(80)}`)).toEqual(['terms: “Friction” has 88 words'])
  expect(problemsOf('What stands here?')).toEqual(['terms: nothing stands before the first'])
})
