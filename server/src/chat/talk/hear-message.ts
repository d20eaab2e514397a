import type { InHand } from '@learngrove/tutor/bank'
import type { Perceived, TalkState } from '@learngrove/tutor/mind'
import { textToEmbed } from '@learngrove/tutor/understanding/understanding'
import { type Asker, studentIn } from '#chat/asker.ts'
import type { Context } from '#platform/context.ts'
import { findInHand } from './find-in-hand.ts'
import { recogniseQuestion } from './recognise-question.ts'

export type HearingWorld = Pick<Context, 'db' | 'memory' | 'tutor' | 'encoder'>

/** A message as it was heard, with the question of the bank that it is about. */
export type Heard = {
  readonly state: TalkState
  readonly perceived: Perceived
  readonly in_hand: InHand | undefined
  /** It types in a question that is open elsewhere. */
  readonly is_known: boolean
}

/** A message is understood by rules alone where its meaning takes longer than this. */
const vectorMs = 100

/** A shorter message types no question in. */
const shortestTyped = 12

/**
 * Hears what a message is, and about which question: the one that the page names, the one that the talk has
 * in hand, or an open one that is typed in by hand. A new problem lays down what was in hand. Undefined where
 * it takes too long.
 */
export async function hearMessage(
  world: HearingWorld,
  said: {
    readonly asker: Asker
    readonly text: string
    readonly in_hand?: InHand | undefined
  },
  kept: TalkState,
): Promise<Heard | undefined> {
  const { tutor, encoder } = world
  const { text } = said
  const [vector] = (await encoder.embed([textToEmbed(text)], vectorMs)) ?? []
  const perceive = (state: TalkState, in_hand: InHand | undefined) =>
    tutor.perceive(state, text, { in_hand, ...(vector && { vector: [...vector] }) })
  const student = studentIn(said.asker)
  const held = said.in_hand ?? (student && (await heldBy(world, student, kept)))
  const first = await perceive(kept, held)
  if (!first) return undefined
  const alone = said.in_hand === undefined && held ? await perceive(kept, undefined) : undefined
  const isFresh = alone?.poses === true || first.understood.kind === 'problem'
  const isDropped = said.in_hand === undefined && isFresh
  const in_hand = isDropped ? undefined : held
  const perceived = isDropped && alone ? alone : first
  const heard = { perceived, in_hand, state: without(kept, in_hand), is_known: false }
  const mayBeTyped = in_hand === undefined && text.length >= shortestTyped
  const known = student && mayBeTyped ? await knownIn(world, student, text) : undefined
  if (!known) return heard
  const again = await perceive(kept, known)
  return again && { perceived: again, in_hand: known, state: kept, is_known: true }
}

type Student = NonNullable<ReturnType<typeof studentIn>>

const heldBy = (world: HearingWorld, student: Student, { in_hand }: TalkState) =>
  in_hand === undefined ? undefined : findInHand(world, { id: in_hand, ...student })

async function knownIn(
  world: HearingWorld,
  student: Student,
  text: string,
): Promise<InHand | undefined> {
  const id = await recogniseQuestion(world, student, text)
  return id === undefined ? undefined : findInHand(world, { id, ...student })
}

/** The talk without a question that is in hand no longer. */
function without(state: TalkState, in_hand: InHand | undefined): TalkState {
  if (in_hand) return state
  const { in_hand: _dropped, ...rest } = state
  return rest
}
