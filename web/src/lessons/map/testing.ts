import type { CourseMap, MapTopic, Strand } from './map.data.ts'

type Standing = NonNullable<MapTopic['standing']>

/** How a student stands who has not begun. */
export const notBegun: Standing = {
  mastery: 0,
  plant: 'seed',
  quiz_id: null,
  minutes_left: 5,
  answers_left: 6,
  is_locked: false,
  locked_by: [],
}

/** Makes a topic whose id is its title. */
export const topicNamed = (title: string, more: Partial<MapTopic> = {}): MapTopic => ({
  id: title,
  title,
  year: 7,
  description: '',
  tier: null,
  question_count: 6,
  needs: [],
  leads_to: [],
  notes: [],
  standing: notBegun,
  ...more,
})

export const strandOf = (key: string, ...topics: MapTopic[]): Strand => ({
  key,
  title: key,
  description: '',
  topics,
})

export const mapOf = (strands: Strand[], more: Partial<CourseMap> = {}): CourseMap => ({
  course: {
    id: 'course',
    is_active: true,
    title: 'Mathematics Year 7',
    subject_id: 'subject',
    subject_name: 'Mathematics',
    academic_level_id: 'level',
    academic_level_name: 'Year 7',
  },
  mastered_from: 0.85,
  next_topic_id: null,
  strands,
  elsewhere: [],
  ...more,
})
