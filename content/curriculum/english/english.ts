import type { Subject } from '#curriculum/shapes.ts'

export const english: Subject = {
  key: 'english',
  title: 'English',
  description: 'How our language works, and how to read and write it well.',
  strands: [],
}
