import type { courseMap } from '@learngrove/contract/lessons.map'
import {
  answersToMastery,
  MASTERED,
  masteryOf,
  plantOf,
  type SkillState,
} from '@learngrove/mastery'
import { nextSteps } from '@learngrove/mastery/next-steps'
import type { z } from 'zod'
import type { TopicRow } from './map.queries.ts'

type CourseMap = z.output<typeof courseMap>
type MapTopic = CourseMap['strands'][number]['topics'][number]
type Strand = Omit<CourseMap['strands'][number], 'topics'>

/** A bed for topics that stand in none: a school's own. */
const withoutStrand: Strand = { key: 'other', title: 'More topics', description: '' }

type Facts = {
  readonly rows: readonly TopicRow[]
  readonly strands: readonly Strand[]
  readonly now: Date
  /** False where the map is of nobody. */
  readonly isOfStudent: boolean
}

/** Puts the topics of a course into their beds, with what holds each back and where it leads. */
export function planMap({
  rows,
  strands,
  now,
  isOfStudent,
}: Facts): Pick<CourseMap, 'next_topic_id' | 'strands' | 'elsewhere'> {
  const listed = rows.filter(({ is_listed }) => is_listed)
  const leadsTo = edgesFrom(rows.filter(isLaterThan(listed)))
  const locks = locksOf(listed)
  const topics = listed.map((row): MapTopic & { readonly strand: string | null } => ({
    ...nameOf(row),
    strand: row.strand,
    description: row.description,
    tier: row.tier,
    question_count: row.question_count,
    needs: [...row.needs],
    leads_to: leadsTo.get(row.id) ?? [],
    notes: row.notes,
    standing: isOfStudent
      ? {
          ...standingOf(row.state, now),
          quiz_id: row.quiz_id,
          minutes_left: row.minutes_left,
          answers_left: answersToMastery(row.state ?? undefined, now),
          is_locked: (locks.get(row.id)?.length ?? 0) > 0,
          locked_by: locks.get(row.id) ?? [],
        }
      : null,
  }))
  const named = new Set(topics.flatMap(({ needs, leads_to }) => [...needs, ...leads_to]))
  const inStrand = Map.groupBy(topics, ({ strand }) =>
    strands.some(({ key }) => key === strand) ? strand : null,
  )
  return {
    next_topic_id: isOfStudent ? nextOf(listed, now) : null,
    strands: [...strands, withoutStrand].flatMap((strand) => {
      const own = inStrand.get(strand === withoutStrand ? null : strand.key) ?? []
      return own.length > 0
        ? [{ ...strand, topics: own.map(({ strand: _, ...topic }) => topic) }]
        : []
    }),
    elsewhere: rows
      .filter(({ id, is_listed }) => !is_listed && named.has(id))
      .map((row) => ({
        ...nameOf(row),
        standing: isOfStudent ? standingOf(row.state, now) : null,
      })),
  }
}

const nameOf = ({ id, title, year }: TopicRow) => ({ id, title, year })

const standingOf = (state: SkillState | null, now: Date) => ({
  mastery: masteryOf(state ?? undefined, now),
  plant: plantOf(state ?? undefined, now),
})

/** Tells whether a topic is of the map, or of a later year: what is over leads nowhere. */
function isLaterThan(listed: readonly TopicRow[]) {
  const last = Math.max(0, ...listed.map(({ year }) => year ?? 0))
  return ({ is_listed, year }: TopicRow) => is_listed || (year ?? 0) > last
}

/** Turns what each topic stands on around: where each leads, in the order of the rows. */
function edgesFrom(rows: readonly TopicRow[]): ReadonlyMap<string, string[]> {
  const leads = new Map<string, string[]>()
  for (const { id, needs } of rows) {
    for (const from of needs) leads.set(from, [...(leads.get(from) ?? []), id])
  }
  return leads
}

/**
 * Says what holds each topic back: those of the same course that it stands on, that can be practised
 * and were never mastered. What a student has begun is open, and so is what stands on other years.
 */
function locksOf(listed: readonly TopicRow[]): ReadonlyMap<string, string[]> {
  const closed = new Set(
    listed.flatMap(({ id, state, question_count }) =>
      question_count > 0 && (state?.mastered_at ?? null) === null ? [id] : [],
    ),
  )
  return new Map(
    listed.map(({ id, state, needs }) => [
      id,
      state === null ? needs.filter((need) => closed.has(need)) : [],
    ]),
  )
}

/**
 * Chooses the topic to go on with, of those that can be practised; a thirsty one waits for its revision. Of new
 * ones it is the one that brings back the most of what fades.
 */
function nextOf(listed: readonly TopicRow[], now: Date): string | null {
  const skills = listed
    .filter(({ question_count }) => question_count > 0)
    .map(({ id, state, needs, exercises }) => ({
      key: id,
      state: state ?? undefined,
      prerequisites: needs,
      exercises,
    }))
  return nextSteps(skills, now).find(({ reason }) => reason !== 'review')?.key ?? null
}

export const masteredFrom = MASTERED
