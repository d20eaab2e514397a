import { type Kind, kinds } from '@learngrove/tutor/understanding/kinds'
import {
  textToEmbed,
  type Understood,
  understand,
} from '@learngrove/tutor/understanding/understanding'
import { vectorsOf } from '../safety/vectors.ts'
import type { Labelled } from './messages.ts'

/** A message, and what was made of it. */
export type Judged = { readonly of: Labelled; readonly understood: Understood }

/** Understands messages just as the tutor does, with the encoder or by rules alone. */
export async function judgeAll(
  messages: readonly Labelled[],
  { has_encoder = true } = {},
): Promise<Judged[]> {
  const vectors = has_encoder
    ? await vectorsOf(messages.map(({ text }) => textToEmbed(text)))
    : undefined
  return messages.map((of, at) => ({
    of,
    understood: understand(of.text, of.scene, vectors?.[at]),
  }))
}

const places = 1_000

/** A share in three places; 0 of nothing. */
const share = (some: number, all: number): number =>
  all === 0 ? 0 : Math.round((places * some) / all) / places

const count = <T>(list: readonly T[], holds: (each: T) => boolean): number =>
  list.filter(holds).length
const isDecided = ({ understood }: Judged) => understood.instead === undefined
const isRight = ({ of, understood }: Judged) => of.kind === understood.kind

/** Says how many are decided, and how many of these are right. */
export function sharesOf(judged: readonly Judged[]) {
  const decided = judged.filter(isDecided)
  return {
    right_of_decided: share(count(decided, isRight), decided.length),
    asked_back: share(judged.length - decided.length, judged.length),
    right: share(count(judged, isRight), judged.length),
  }
}

/** The same for each kind, by what the messages are. */
export const sharesByKind = (judged: readonly Judged[]) =>
  Object.fromEntries(
    kinds.map((kind) => [kind, sharesOf(judged.filter(({ of }) => of.kind === kind))]),
  )

/** Of the decided: a row for what a message is, a column for what it was taken for. */
export const confusionOf = (judged: readonly Judged[]): Record<Kind, number[]> => {
  const decided = judged.filter(isDecided)
  const rowOf = (kind: Kind) =>
    kinds.map((taken) =>
      count(decided, ({ of, understood }) => of.kind === kind && understood.kind === taken),
    )
  return Object.fromEntries(kinds.map((kind) => [kind, rowOf(kind)])) as Record<Kind, number[]>
}

/** How often what is labelled beyond the kind is told right. */
export function detailsOf(judged: readonly Judged[]) {
  const of = (key: 'wish' | 'about' | 'language') => {
    const labelled = judged.filter((each) => each.of[key] !== undefined)
    return {
      messages: labelled.length,
      right: share(
        count(labelled, (each) => each.of[key] === each.understood[key]),
        labelled.length,
      ),
    }
  }
  const english = judged.filter(({ of: { language } }) => language === undefined)
  return {
    wish: of('wish'),
    about: of('about'),
    language: of('language'),
    english_taken_for_foreign: share(
      count(english, ({ understood }) => understood.language !== undefined),
      english.length,
    ),
  }
}
