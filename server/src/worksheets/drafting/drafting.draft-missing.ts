import type { QuestionType } from '@learngrove/contract/question'
import { draftLimits } from '@learngrove/contract/worksheets.limits'
import { disguiseOf } from '#models/redaction/redaction.disguise.ts'
import { selectPeopleAround } from '#models/redaction/redaction.people.queries.ts'
import { withoutPersonalData } from '#models/redaction/redaction.personal-data.ts'
import type { Context } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { ClassRow } from '#questions/questions.bank.queries.ts'
import type { Cell } from '../planning/planning.fill.ts'
import type { TopicStock } from '../planning/planning.suggest.ts'
import { type Drafter, openDrafter, type Silence } from './ask-model.ts'
import { checkAgainst } from './check-against.ts'
import { insertDrafts } from './drafts.queries.ts'
import { promptVersion, type Wanted } from './prompt.ts'
import { draftTypes, type ReadDraft, readDrafts } from './read-drafts.ts'

type Staff = Context<readonly ['teacher', 'admin']>

/** What the bank lacks on a sheet, and what a model may be told of it. */
export type Lacking = {
  readonly worksheet_id: string
  readonly cells: readonly Cell[]
  readonly topics: readonly TopicStock[]
  /** The request as it was typed; names go out before it is sent. */
  readonly words: string
  readonly source: string
  /** Types that were asked for; empty: any. */
  readonly types: readonly QuestionType[]
  readonly without_calculator: boolean
}

export type Drafted = {
  readonly num_drafts: number
  /** What became of it, in words. */
  readonly note: string
  /** Whether there is no use in asking once more. */
  readonly isOver: boolean
}

/** Drafts what the bank lacks on sheets for a class. */
export type DraftMissing = (lacking: Lacking, signal: AbortSignal) => Promise<Drafted>

const silences: Readonly<Record<Silence, string>> = {
  failed: 'The model that drafts questions did not answer. The sheet is what the bank has',
  cut: 'The model that drafts questions did not come to an end. The sheet is what the bank has',
  day: 'You have used what hosted models may be asked in a day: nothing was drafted',
  month: 'Your school has used what hosted models may be asked in a month: nothing was drafted',
  stopped: 'You stopped it: nothing was drafted',
}

const unreadable =
  'What the model drafted could not be read as questions. The sheet is what the bank has'

type Written = {
  readonly worksheet_id: string
  readonly lacking: readonly Cell[]
  readonly plan: { readonly types: readonly QuestionType[]; readonly without_calculator: boolean }
}

/** Says what the bank lacks on a sheet that was written. */
export const lackingOf = ({ worksheet_id, lacking, plan }: Written) => ({
  ...{ worksheet_id, cells: lacking },
  ...{ types: plan.types, without_calculator: plan.without_calculator },
})

/** Says whether there is something to draft, and of which types. */
export function draftable({ cells, types }: Pick<Lacking, 'cells' | 'types'>) {
  const asked = draftTypes.filter((type) => types.length === 0 || types.includes(type))
  const num_wanted = asked.length === 0 ? 0 : cells.reduce((sum, { count }) => sum + count, 0)
  return { asked, num_wanted: Math.min(num_wanted, draftLimits.at_once) }
}

/** Says whether a sheet may be made on which all is to be drafted. */
export const isDraftable = (types: readonly QuestionType[]): boolean =>
  draftTypes.some((type) => types.length === 0 || types.includes(type))

/** Opens what drafts for a class; nothing where no hosted model is there, or none may be asked. */
export async function openDrafting(
  context: Staff,
  of: ClassRow,
): Promise<DraftMissing | undefined> {
  const drafter = await openDrafter(context, of.id)
  if (!drafter) return undefined
  return (lacking, signal) => draftMissing(context, of, drafter, { lacking, signal })
}

async function draftMissing(
  context: Staff,
  of: ClassRow,
  drafter: Drafter,
  { lacking, signal }: { readonly lacking: Lacking; readonly signal: AbortSignal },
): Promise<Drafted> {
  const { asked, num_wanted } = draftable(lacking)
  const wanted = wantedOf(lacking)
  const hide = await hiding(context, of)
  const told = {
    request: hide(lacking.words),
    wanted,
    types: asked,
    without_calculator: lacking.without_calculator,
    source: hide(lacking.source.slice(0, draftLimits.source)),
  }
  const said = await drafter.ask(told, signal, (words) => readDrafts(words) !== undefined)
  if ('silence' in said)
    return { num_drafts: 0, note: silences[said.silence], isOver: said.silence !== 'cut' }
  const read = readDrafts(said.words)
  if (!read) return { num_drafts: 0, note: unreadable, isOver: false }
  const sound = await soundOf(context, of, lacking, read.drafts)
  const { id: user_id } = context.actor
  await insertDrafts(
    context.db,
    sound.map((each) => ({
      ...{ ...each, id: newId(), worksheet_id: lacking.worksheet_id, user_id },
      ...{ provider: said.provider, prompt_version: promptVersion, created_at: context.now },
    })),
  )
  const num_refused = read.drafts.length + read.num_left_out - sound.length
  return {
    num_drafts: sound.length,
    note: noteOf(sound.length, num_wanted, num_refused),
    isOver: false,
  }
}

/** Takes names and what has the form of an address or a number out of a text. */
async function hiding({ db, actor }: Staff, { id: class_id }: ClassRow) {
  const { hide } = disguiseOf(await selectPeopleAround(db, { user_id: actor.id, class_id }))
  return (text: string) => withoutPersonalData(text, hide)
}

/** The places of a request, as many questions as a model is asked for at once. */
function wantedOf({ cells, topics }: Lacking): Wanted[] {
  const byId = new Map(topics.map((topic) => [topic.topic_id, topic]))
  let left: number = draftLimits.at_once
  return cells.flatMap(({ topic_id, difficulty, count }, at) => {
    const topic = byId.get(topic_id)
    const number = Math.min(count, left)
    if (!topic || number === 0) return []
    left -= number
    const { title, strand, year: school_year } = topic
    return [{ place: at + 1, topic: title, strand, school_year, difficulty, count: number }]
  })
}

/** Keeps those that nothing speaks against, as many as were wanted for each place. */
async function soundOf(
  context: Staff,
  of: ClassRow,
  lacking: Lacking,
  drafts: readonly ReadDraft[],
) {
  const room = new Map(wantedOf(lacking).map(({ place, count }) => [place, count]))
  const sound: { question: Parameters<typeof checkAgainst>[2]['own']; checked: Checked }[] = []
  for (const { place, own: read, slips } of drafts) {
    const cell = lacking.cells[place - 1]
    const left = room.get(place) ?? 0
    if (!cell || left === 0) continue
    const { topic_id, difficulty } = cell
    const own = { ...read, topic_id, difficulty }
    const beside = sound.map(({ question }) => question.text)
    const { checked } = await checkAgainst(context, of, { own, slips, beside })
    if (checked.problems.length > 0 || !isAskedType(lacking, own.key.type)) continue
    room.set(place, left - 1)
    sound.push({ question: own, checked })
  }
  return sound
}

type Checked = Awaited<ReturnType<typeof checkAgainst>>['checked']

const isAskedType = (lacking: Lacking, type: string): boolean =>
  draftable(lacking).asked.some((each) => each === type)

const many = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`

function noteOf(num_drafts: number, num_wanted: number, num_refused: number): string {
  const refused = num_refused > 0 ? `; ${num_refused} did not hold when they were checked` : ''
  if (num_drafts === 0) return `Nothing that a model drafted was sound${refused}`
  return `${many(num_drafts)} of ${num_wanted} that the bank lacks were drafted: they wait for your yes${refused}`
}
