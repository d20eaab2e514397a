import { attemptType } from '@learngrove/contract/roles'
import type { LoadedAssignment } from './load-assignments.ts'
import type { PathStep } from './open-paths.ts'
import type { Random } from './random.ts'
import { hours } from './school-days.ts'
import type { SimulatedStudent } from './student-model.ts'

/** One session of a student: its day counts from today, its minute from that midnight. */
export type Session = {
  readonly day: number
  readonly minute: number
  readonly worksheet: string
  readonly course_id: string
  /** Absent for a revision, for which a quiz is made. */
  readonly quiz_id?: string
  readonly attempt_type_id: number
  /** How many answers they give before they leave. */
  readonly stop_after?: number
  /** What the marker leaves to a person waits for their teacher. */
  readonly keeps_waiting?: boolean
}

const weeks = 8
const firstDay = -7 * weeks
const daysOfWeek = 7
/** Share of assignments that most students hand in. */
const usualDiligence = 0.85
/** Latest hour of practice, after school, and never today: nothing lies in the future. */
const latest = hours(19)
const spreadMinutes = hours(4)
/** Missed days in a row that end a streak: two of them lie in one week, and one is forgiven. */
const restDays = 3

/**
 * Plans what a student does in eight weeks: the assignments before they are due, the paths by
 * turns, one topic after another, and revision of earlier topics.
 */
export function planSessions(
  { random, habit }: SimulatedStudent,
  {
    assignments,
    paths,
    streak = 0,
    diligence = usualDiligence,
    path_limit,
    recent = Number.POSITIVE_INFINITY,
  }: {
    readonly assignments: readonly LoadedAssignment[]
    readonly paths: readonly (readonly PathStep[])[]
    /** Length of the streak up to yesterday, in days, after a rest. */
    readonly streak?: number
    /** Share of assignments that are handed in. */
    readonly diligence?: number
    /** How far along the paths they get at most. */
    readonly path_limit?: number
    /** How many of the latest topics they revise; earlier ones are left to fade. */
    readonly recent?: number
  },
): Session[] {
  const sessions: Session[] = []
  const isRest = (day: number) => streak > 0 && day < -streak && day >= -streak - restDays
  const minute = () => latest - random.below(spreadMinutes)
  for (const { quiz_id, worksheet, course_id, assigned, due } of assignments) {
    if (due >= 0 || !random.chance(diligence)) continue
    const day = assigned + 1 + random.below(Math.max(1, due - assigned))
    if (isRest(day)) continue
    sessions.push({
      day,
      minute: minute(),
      ...{ worksheet, quiz_id, course_id },
      attempt_type_id: attemptType.worksheet,
    })
  }
  const lengths = paths.map((path) => Math.min(path_limit ?? path.length, path.length))
  const steps = Array.from({ length: Math.max(0, ...lengths) }, (_, place) =>
    paths.flatMap((path, index) => (place < (lengths[index] ?? 0) ? (path[place] ?? []) : [])),
  ).flat()
  const seen: PathStep[] = []
  let reached = 0
  for (let day = firstDay; day < 0; day++) {
    const isWeekend = ((day % daysOfWeek) + daysOfWeek) % daysOfWeek >= 5
    if (isRest(day)) continue
    const isInStreak = day >= -streak
    if (!isInStreak && !random.chance(isWeekend ? habit / 2 : habit)) continue
    const step = steps[reached]
    const isNew = step !== undefined && (seen.length === 0 || random.chance(0.4))
    if (isNew) {
      reached++
      seen.push(step)
      sessions.push({
        day,
        minute: minute(),
        ...step,
        attempt_type_id: attemptType.learning_journey,
      })
    } else {
      const known = random.pick(seen.slice(-recent))
      if (!known) continue
      const { worksheet, course_id } = known
      sessions.push({
        day,
        minute: minute(),
        ...{ worksheet, course_id },
        attempt_type_id: attemptType.revision,
      })
    }
  }
  return sessions.sort(inOrder)
}

/** Only what is due so soon has been begun by others than the most eager. */
const soonDays = 5
/** Of a class, who has finished what is due soon, who has begun it and left, and who has finished the rest ahead. */
const finishedShare = 0.45
const begunShare = 0.25
const eagerShare = 0.25
const mostBegun = 4

/** Plans how far a student is with what is set and due soon: finished, begun, or not looked at. */
export function planOpenWork(random: Random, assignments: readonly LoadedAssignment[]): Session[] {
  return assignments.flatMap(({ quiz_id, worksheet, course_id, assigned, due }) => {
    if (due < 0) return []
    const share = random.next()
    if (share >= (due > soonDays ? eagerShare : finishedShare + begunShare)) return []
    return [
      {
        // The days since it was set, but for today.
        day: -1 - random.below(-assigned),
        minute: latest - random.below(spreadMinutes),
        ...{ quiz_id, worksheet, course_id, attempt_type_id: attemptType.worksheet },
        keeps_waiting: true,
        ...(share >= finishedShare && { stop_after: 1 + random.below(mostBegun) }),
      },
    ]
  })
}

/** The order in which sessions are lived. */
export const inOrder = (a: Session, b: Session) => a.day - b.day || a.minute - b.minute
