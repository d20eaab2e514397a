import type { Received } from '@learngrove/contract/call'

/** Makes an id that is the same at every run. */
export const sampleId = (number: number) =>
  `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

const day_ms = 86_400_000

/** Counts from the moment of the run, since pages say "today" and "in two days". */
export const inDays = (days: number) => new Date(Date.now() + days * day_ms).toISOString()

/** Writes the date of a day without its time. */
export const dateIn = (days: number) => inDays(days).slice(0, 10)

export type Course = Received<'GET /courses/user'>['courses'][number]

export const mathematics: Course = {
  id: sampleId(1),
  is_active: true,
  title: 'Mathematics Year 9',
  subject_id: sampleId(2),
  subject_name: 'Mathematics',
  academic_level_id: sampleId(3),
  academic_level_name: 'Year 9',
}

export const science: Course = {
  ...mathematics,
  id: sampleId(4),
  title: 'Science Year 9',
  subject_id: sampleId(5),
  subject_name: 'Science',
}

export const catalogue: Received<'GET /courses/catalogue'> = {
  courses: [mathematics, science],
  subjects: [
    { id: mathematics.subject_id, name: mathematics.subject_name },
    { id: science.subject_id, name: science.subject_name },
  ],
  academic_levels: [4, 5, 6, 7, 8, 9, 10, 11].map((year) => ({
    id: year === 9 ? mathematics.academic_level_id : sampleId(100 + year),
    name: `Year ${year}`,
  })),
}

export const longFirstName = 'Bartholomew-Alexander'
export const longLastName = 'Featherstonehaugh-Cholmondeley'
export const longTitle =
  'Interdisciplinary mathematics: representing simultaneous equations with fractional coefficients graphically and algebraically'

/** A class, as whoever teaches it finds it among theirs. */
export const taughtClass: Received<'GET /classes'>['classes'][number] = {
  id: sampleId(800),
  name: '8B Mathematics',
  course_id: sampleId(801),
  subject: { id: sampleId(802), name: 'Mathematics' },
  academic_level: { id: sampleId(803), name: 'Year 8' },
  num_students: 22,
  is_mine: true,
}
