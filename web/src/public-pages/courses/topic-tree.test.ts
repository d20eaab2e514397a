import { expect, test } from 'vitest'
import { type Topic, type TopicNode, topicTree } from './topic-tree.ts'

const topic = (id: string, parent_id: string | null): Topic => ({
  id,
  parent_id,
  title: id,
  description: '',
  objectives: [],
  question_count: 0,
})

const shape = (nodes: readonly TopicNode[]): unknown =>
  nodes.map(({ id, below }) => (below.length > 0 ? [id, shape(below)] : id))

test('topics stand under their parents, and none is lost', () => {
  const list = [
    topic('number', null),
    topic('fractions', 'number'),
    topic('algebra', null),
    topic('adding', 'fractions'),
    topic('orphan', 'of another course'),
  ]
  expect(shape(topicTree(list))).toEqual([
    ['number', [['fractions', ['adding']]]],
    'algebra',
    'orphan',
  ])
  expect(topicTree([])).toEqual([])
})
