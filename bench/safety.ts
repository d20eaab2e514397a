/**
 * `npm run bench:safety`: what the screen of children's messages hears, and what it hears wrongly, on
 * situations that neither its weights nor its thresholds saw, and how long one message takes. With
 * `-- <folder>` it also reads sets of adult requests (`.jsonl` with `prompt` and `label`) from there;
 * with `-- --write` it writes the figures into docs/safety.md. Prints JSON as its last line.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEncoder } from '@learngrove/server/encoder'
import { heardKinds } from '@learngrove/tutor/safety/kinds'
import { inLongerMessages, misspelt } from './safety/disguises.ts'
import { type Judged, judgeAll, share, shareHeard } from './safety/judged.ts'
import { timesOf } from './safety/pace.ts'
import { pageOf } from './safety/page.ts'
import { readRequestSets, recallAt } from './safety/requests.ts'
import { readContexts, readSentences, readSpecial } from './safety/sentences.ts'

const given = process.argv.slice(2)
const folder = given.find((each) => !each.startsWith('--'))
const alarmsOnRequests = 0.05

const all = readSentences()
const test = all.filter(({ split }) => split === 'test')
const unseen = test.filter(({ is_veiled }) => !is_veiled)
const veiled = await judgeAll(test.filter(({ is_veiled }) => is_veiled))
const concerns = unseen.filter(({ response }) => response !== 'go_on')
const harmless = unseen.filter(({ response }) => response === 'go_on')

const judged = await judgeAll(unseen)
const ofConcerns = judged.filter(({ of }) => of.response !== 'go_on')
const ofHarmless = judged.filter(({ of }) => of.response === 'go_on')
const byKind = (kind: string) => ofConcerns.filter(({ of }) => of.kind === kind)
const fields = [...new Set(harmless.map(({ kind }) => kind))]
const bothOf = (some: readonly Judged[]) => ({
  heard: shareHeard(some.filter(({ of }) => of.response !== 'go_on')),
  false_alarms: shareHeard(some.filter(({ of }) => of.response === 'go_on')),
})
const graver = (each: Judged) => each.judgement.response === 'care'

const without = await judgeAll(unseen, { has_encoder: false })
const contexts = await judgeAll(readContexts().filter(({ split }) => split === 'test'))
const long = await judgeAll(readSpecial('long'))
const rambles = await judgeAll(readSpecial('rambles').filter(({ split }) => split === 'test'))
const requests = folder === undefined ? [] : await readRequestSets(folder)

const figures = {
  sentences: all.length,
  learnt_from: all.length - test.length,
  unseen: { concerns: concerns.length, harmless: harmless.length },
  heard: shareHeard(ofConcerns),
  false_alarms: shareHeard(ofHarmless),
  heard_by_kind: Object.fromEntries(heardKinds.map((kind) => [kind, shareHeard(byKind(kind))])),
  false_alarms_by_field: Object.fromEntries(
    fields.map((field) => [
      field.replace('harmless-', ''),
      shareHeard(ofHarmless.filter(({ of }) => of.kind === field)),
    ]),
  ),
  care_answered_as_care: share(
    ofConcerns.filter(({ of, is_heard }) => of.response === 'care' && is_heard),
    graver,
  ),
  kind_told_right: share(
    ofConcerns.filter(({ is_heard }) => is_heard),
    ({ of, judgement }) => of.kind === judgement.kind,
  ),
  inside_a_longer_message: shareHeard(await judgeAll(inLongerMessages(concerns, harmless))),
  misspelt: shareHeard(await judgeAll(misspelt(concerns))),
  shouted: shareHeard(
    await judgeAll(concerns.map((each) => ({ ...each, text: each.text.toUpperCase() }))),
  ),
  veiled: bothOf(veiled),
  in_context: bothOf(contexts),
  long_messages: bothOf(long),
  rambles: bothOf(rambles),
  without_encoder: bothOf(without),
  adult_requests: Object.fromEntries(
    requests.map(({ name, rows }) => [name, recallAt(rows, alarmsOnRequests)]),
  ),
}

await using encoder = createEncoder()
await encoder.settled
const ms = await timesOf(
  encoder,
  unseen.map(({ text }) => text),
)
if (given.includes('--write')) {
  writeFileSync(join(import.meta.dirname, '../docs/safety.md'), pageOf(figures))
}
console.log(JSON.stringify({ ...figures, ms }))
