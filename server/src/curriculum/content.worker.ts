import { parentPort } from 'node:worker_threads'
import { courses, notes, questions, subjects } from '@learngrove/content/curriculum'
import { worksheets } from '@learngrove/content/worksheets'
import type { Curriculum } from './curriculum.content.ts'

parentPort?.postMessage({
  subjects,
  courses,
  questions,
  worksheets,
  notes,
} satisfies Curriculum)
