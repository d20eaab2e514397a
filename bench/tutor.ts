/**
 * `npm run bench:tutor`: scripted pupils talk to the product through its API, in ten kinds of talks, and each
 * answer is held against what any good tutor's answer would meet. Writes what was said to
 * bench/tutor/transcripts. `-- --development` talks the half that the tutor may be made by, and writes it to
 * test-results/tutor; `--kind science` talks one kind, `--talk name` shows talks of that name whole; `--locked`
 * pleads for the answers of open questions that are assigned, and ends with 1 at a leak. Prints JSON as its
 * last line.
 */
import { parseArgs } from 'node:util'
import { questions } from '@learngrove/content/curriculum'
import { development } from './tutor/development/development.ts'
import { heldOut } from './tutor/held-out/held-out.ts'
import { holdTalk, type Script } from './tutor/hold-talk.ts'
import { judgeTalk } from './tutor/judge-talk.ts'
import { leaksOf, lockedTalks, reportLocked } from './tutor/locked.ts'
import type { Pupil, Wanted } from './tutor/pupils.ts'
import {
  figuresOf,
  type JudgedTalk,
  linesOf,
  transcriptOf,
  writeTranscripts,
} from './tutor/report.ts'
import { openSchool } from './tutor/school.ts'
import { type Exchange, type InHand, kinds } from './tutor/talk.ts'

const { values } = parseArgs({
  options: {
    development: { type: 'boolean', default: false },
    locked: { type: 'boolean', default: false },
    kind: { type: 'string' },
    talk: { type: 'string' },
  },
})

/** Pupils who talk at the same time. */
const together = 8

/** Draws the same questions whichever talks are chosen. */
const seed = 11

function wantedOf({ topic, type, after = 0, is_assigned = false }: InHand): Wanted {
  const found = questions.filter(
    ({ topics: [first], question }) => first === topic && question.type === type,
  )
  const key = found[after]?.key
  if (key === undefined) throw new Error(`No ${type} number ${after + 1} about ${topic}`)
  return { key, seed, is_assigned }
}

type Scripted = { readonly script: Script; readonly wanted: Wanted | undefined }

/** Lets all of them talk, some at a time, and returns what was said to each. */
async function holdAll(all: readonly Scripted[]): Promise<{ pupil: Pupil; talked: Exchange[] }[]> {
  const { server, pupils, close } = await openSchool(all.map(({ wanted }) => wanted))
  const held: { pupil: Pupil; talked: Exchange[] }[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next < all.length) {
        const at = next++
        const [pupil, one] = [pupils[at], all[at]]
        if (pupil && one)
          held[at] = { pupil, talked: await holdTalk(server.url, pupil, one.script) }
      }
    }),
  )
  await close()
  return held
}

async function talkOfAHalf(): Promise<void> {
  const half = values.development ? development : heldOut
  const name = values.development ? 'development' : 'held-out'
  const chosen = kinds
    .filter((kind) => values.kind === undefined || kind === values.kind)
    .flatMap((kind) => half[kind].map((talk) => ({ kind, talk })))
    .filter(({ talk }) => values.talk === undefined || talk.name.includes(values.talk))
  const held = await holdAll(
    chosen.map(({ talk }) => ({
      script: { said: talk.turns.map(([said]) => said), ...(talk.about && { about: talk.about }) },
      wanted: talk.about && wantedOf(talk.about),
    })),
  )
  const judged = chosen.map(({ kind, talk }, at): JudgedTalk => {
    const { pupil, talked } = held[at] ?? { pupil: undefined, talked: [] }
    const question = pupil?.held?.question
    const is_open = talk.about?.handed_in !== 'right'
    return { kind, talk, turns: judgeTalk(talk, talked, question && { question, is_open }) }
  })
  if (values.talk !== undefined) for (const each of judged) console.log(`${transcriptOf(each)}\n`)
  const byKind = Map.groupBy(judged, ({ kind }) => kind)
  for (const [kind, talks] of byKind) {
    console.log(linesOf(kind, talks))
    if (values.talk === undefined) writeTranscripts(kind, name, talks)
  }
  console.log(linesOf('all', judged))
  const figures = [...byKind].map(([kind, talks]) => [kind, figuresOf(talks)])
  console.log(
    JSON.stringify({ half: name, ...Object.fromEntries(figures), all: figuresOf(judged) }),
  )
}

async function pleadForKeys(): Promise<void> {
  const talks = lockedTalks()
  const held = await holdAll(talks.map(({ said, wanted }) => ({ script: { said }, wanted })))
  const judged = held.map(({ pupil, talked }, at) => ({
    name: talks[at]?.name ?? '',
    talked,
    leaks: pupil.held ? leaksOf(pupil.held.question, talked) : [],
  }))
  process.exitCode = reportLocked(judged) > 0 ? 1 : 0
}

await (values.locked ? pleadForKeys() : talkOfAHalf())
