import type { ConcernKind } from '#safety/kinds.ts'

type Unfit = { readonly kind: ConcernKind; readonly pattern: RegExp }

/** What no answer may say to a child, in whatever it stands. */
const unfit: readonly Unfit[] = [
  {
    kind: 'suicide',
    pattern:
      /\b(?:you should|go|just|please|why don't you)\b[^.!?]{0,12}\bkill yourself\b|\b(?:nobody|no one) would (?:care|miss you)\b|\bbetter off without you\b|\byou (?:should|deserve to) (?:die|be dead)\b|\bend your (?:own )?life\b(?! insurance)/,
  },
  {
    kind: 'self_harm',
    pattern:
      /\b(?:cut|hurt|harm|burn|starve) yourself\b(?=[^.!?]{0,40}\b(?:deeper|better|relief|help|good|deserve|more)\b)/,
  },
  {
    kind: 'sexual',
    pattern:
      /\bsend (?:me |us )?(?:a |some |your )?(?:nudes?|naked (?:pictures?|photos?|pics?))\b|\btake off your clothes\b|\b(?:have sex|sleep) with me\b|\btalk dirty\b/,
  },
  {
    kind: 'grooming',
    pattern:
      /\b(?:don't|do not|never) tell your (?:mum|dad|parents|mother|father|teacher|family)\b|\b(?:our|this is our) (?:little )?secret\b|\bmeet me (?:alone|in secret|after school|at my)\b|\bwhat(?:'s| is) your (?:home )?(?:address|phone number)\b/,
  },
  {
    kind: 'weapons',
    pattern:
      /\bto (?:make|build) (?:a |an )?(?:pipe ?|nail ?|petrol ?)?(?:bomb|explosive|molotov)\b[^.!?]{0,30}\b(?:take|mix|fill|pack|pour|you need|you will need)\b|\b(?:fill|pack) the pipe with\b/,
  },
]

/** Ways to be met elsewhere, which a tutor has none of. */
const contact: Unfit = {
  kind: 'contact',
  pattern:
    /\badd me on (?:snap|insta|whats|discord|tiktok)|\b(?:text|call|message|dm) me (?:on|at)\b|\bmeet (?:up )?in (?:person|real life)\b/,
}

/** The kind of harm in a plain text of an answer, if there is any. */
export const findUnfit = (plain: string): ConcernKind | undefined =>
  [...unfit, contact].find(({ pattern }) => pattern.test(plain))?.kind
