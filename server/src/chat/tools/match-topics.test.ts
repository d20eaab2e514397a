import { expect, test } from 'vitest'
import { matchTopics, type NamedTopic, nearestTitles } from './match-topics.ts'

const topic = (title: string, more: Partial<NamedTopic> = {}): NamedTopic => ({
  ...{ id: title, title, objectives: [], section: '', subject: 'Mathematics' },
  ...more,
})

const topics = [
  topic('What a fraction is', { section: 'Fractions' }),
  topic('Adding fractions', {
    section: 'Fractions',
    objectives: ['Add two fractions by finding a common denominator.'],
  }),
  topic('Subtracting fractions', { section: 'Fractions' }),
  topic('Times tables to 12 × 12', { section: 'Calculation' }),
  topic('Quadratic equations', { section: 'Equations' }),
  topic('Photosynthesis', { section: 'Plants', subject: 'Science' }),
  topic('Cells', {
    section: 'Life',
    subject: 'Science',
    objectives: ['Name the parts of a cell.'],
  }),
]

const titlesFor = (about: string) => matchTopics(about, topics).map(({ title }) => title)

test.each([
  ['fractions', ['What a fraction is', 'Adding fractions', 'Subtracting fractions']],
  ['quiz me on adding fractions', ['Adding fractions']],
  ['add fractions please', ['Adding fractions']],
  ['denominators', ['Adding fractions']],
  ['the times tables', ['Times tables to 12 × 12']],
  ['quadratics', ['Quadratic equations']],
  ['PHOTOSYNTHESIS!', ['Photosynthesis']],
  ['fotosynthesis', ['Photosynthesis']],
  ['photosynthsis', ['Photosynthesis']],
  ['a question about cells', ['Cells']],
  ['science', ['Photosynthesis', 'Cells']],
  ['volcanoes', []],
  ['', []],
  ['give me another question', []],
])('“%s” means %j', (about, titles) => {
  expect(titlesFor(about)).toEqual(titles)
})

test('where nothing is meant, the titles that look most alike are named', () => {
  expect(nearestTitles('photographs', topics, 1)).toEqual(['Photosynthesis'])
  expect(nearestTitles('volcanoes', topics, 2)).toHaveLength(2)
  expect(nearestTitles('', [], 2)).toEqual([])
})
