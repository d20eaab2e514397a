import { randomInt } from 'node:crypto'
import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { largestSeed, sheetLimits } from '@learngrove/contract/worksheets.limits'
import { masteryOf, type SkillState } from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import {
  type ClassRow,
  findReadableClass,
  isOfBank,
  selectBankRows,
} from '#questions/questions.bank.queries.ts'
import { drawBank } from '#questions/questions.bank.ts'
import { drawMade } from './draw-made.ts'
import { alternativesTo } from './planning/planning.alternatives.ts'
import { fillPlan, type Gap, type Plan } from './planning/planning.fill.ts'
import { neededTopics, spread, type TopicStock } from './planning/planning.suggest.ts'
import type { PlaceRow } from './worksheets.making.queries.ts'
import {
  selectForTopics,
  selectKept,
  selectSkillsOf,
  selectStock,
} from './worksheets.planning.queries.ts'

type Worksheets = typeof worksheets
type Staff = Context<Worksheets['plan']['audience']>

export async function findClass(
  { db, actor }: Pick<Staff, 'db' | 'actor'>,
  class_id: string,
): Promise<ClassRow> {
  const found = await findReadableClass(db, actor, class_id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/** As many questions as a lesson holds. */
const usualCount = 12

/** Reads what the bank has for a class, how well it knows each topic, and what would suit it next. */
export async function readClassStock(
  context: Staff,
  { params: { classId } }: Input<Worksheets['ofClass']>,
): Promise<Output<Worksheets['ofClass']>> {
  const of = await findClass(context, classId)
  const availability = await stockOf(context, of)
  const { id, name, course_id, year, num_students } = of
  return {
    class: { id, name, course_id, year },
    num_students,
    availability,
    suggested: spread(neededTopics(availability), usualCount),
  }
}

/** The topics of a class with what the bank has of them, and the middle of how well its students know each. */
export async function stockOf(
  { db, now }: Pick<Staff, 'db' | 'now'>,
  of: ClassRow,
): Promise<TopicStock[]> {
  const [stocked, skills] = await Promise.all([selectStock(db, of), selectSkillsOf(db, of)])
  const byTopic = Map.groupBy(skills, ({ topic_id }) => topic_id)
  return stocked.map((topic) => {
    const states = byTopic.get(topic.topic_id) ?? []
    return { ...topic, num_seen: states.length, mastery: middleOf(states, now) }
  })
}

function middleOf(states: readonly { readonly state: SkillState }[], now: Date): number | null {
  const sorted = states.map(({ state }) => masteryOf(state, now)).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

const newSeed = () => randomInt(largestSeed)

type Choice = {
  readonly plan: Plan
  readonly keep: readonly PlaceRow[]
  readonly seed?: number | undefined
  readonly isToppedUp?: boolean | undefined
  /** These come again only where they draw other numbers, and then last. */
  readonly taken?: ReadonlySet<string> | undefined
}

/** Chooses questions for a plan around what stands on a sheet. Returns how each stands, and what is missing. */
export async function choose(
  { db }: Pick<Staff, 'db'>,
  of: ClassRow,
  { plan, keep, seed, isToppedUp = false, taken }: Choice,
): Promise<{ places: PlaceRow[]; gaps: Gap[] }> {
  const kept_ids = keep.map(({ question_id }) => question_id)
  const topic_ids = [...new Set(plan.cells.map(({ topic_id }) => topic_id))]
  const [kept, offered] = await Promise.all([
    selectKept(db, of, kept_ids),
    selectForTopics(db, of, topic_ids),
  ])
  const candidates = offered.map((each) =>
    taken?.has(each.question_id) ? { ...each, num_met: each.num_met + of.num_students + 1 } : each,
  )
  const filled = fillPlan({ plan, candidates, kept, seed: seed ?? newSeed(), isToppedUp })
  const standing = new Map(keep.map((each) => [each.question_id, each]))
  const places = filled.question_ids.slice(0, sheetLimits.questions).map(
    (question_id): PlaceRow =>
      standing.get(question_id) ?? {
        question_id,
        seed: newSeed(),
        is_compulsory: false,
        is_locked: false,
        marks: null,
      },
  )
  return { places, gaps: filled.gaps }
}

/** Fills a blueprint from the bank around what stands, and keeps nothing. */
export async function planWorksheet(
  context: Staff,
  {
    body: { class_id, blueprint, keep, seed, is_topped_up: isToppedUp },
  }: Input<Worksheets['plan']>,
): Promise<Output<Worksheets['plan']>> {
  const of = await findClass(context, class_id)
  const { places, gaps } = await choose(context, of, { plan: blueprint, keep, seed, isToppedUp })
  return { questions: await drawMade(context, ofClass(of), places), gaps }
}

const ofClass = ({ id, school_id }: ClassRow) => ({ class_id: id, school_id })

export async function drawQuestions(
  context: Staff,
  { body: { class_id, questions } }: Input<Worksheets['draw']>,
): Promise<Output<Worksheets['draw']>> {
  const of = await findClass(context, class_id)
  return { questions: await drawMade(context, ofClass(of), questions) }
}

/** Proposes questions in place of one of a sheet: of a topic of it, and that way in difficulty. */
export async function proposeAlternatives(
  context: Staff,
  { body: { class_id, question_id, how, keep } }: Input<Worksheets['alternatives']>,
): Promise<Output<Worksheets['alternatives']>> {
  const { db } = context
  const of = await findClass(context, class_id)
  const kept = await selectKept(db, of, [...new Set([question_id, ...keep])])
  const asked = kept.find((each) => each.question_id === question_id)
  if (!asked) throw new AppError('NOT_FOUND')
  const candidates = await selectForTopics(db, of, asked.topic_ids)
  const question_ids = alternativesTo({
    ...{ of: asked, how, candidates, kept },
    count: sheetLimits.alternatives,
  })
  const isOffered = isOfBank(of.school_id, false)
  const rows = await selectBankRows(db, { question_ids, class_id, isOffered })
  const drawn = await drawBank(context, rows)
  const inOrder = (each: { question_id: string }) => question_ids.indexOf(each.question_id)
  return { questions: drawn.toSorted((a, b) => inOrder(a) - inOrder(b)) }
}
