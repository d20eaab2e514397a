import type { heardKinds } from '@learngrove/tutor/safety/kinds'

type Share = { readonly heard: number; readonly false_alarms: number }

export type Figures = Share & {
  readonly sentences: number
  readonly learnt_from: number
  readonly unseen: { readonly concerns: number; readonly harmless: number }
  readonly heard_by_kind: Readonly<Record<string, number>>
  readonly false_alarms_by_field: Readonly<Record<string, number>>
  readonly care_answered_as_care: number
  readonly inside_a_longer_message: number
  readonly misspelt: number
  readonly shouted: number
  readonly veiled: Share
  readonly in_context: Share
  readonly long_messages: Share
  readonly rambles: Share
  readonly without_encoder: Share
}

const kindNames: Readonly<Record<(typeof heardKinds)[number], string>> = {
  self_harm: 'hurting oneself',
  suicide: 'not wanting to live',
  eating: 'trouble with eating',
  abuse: 'being hurt or frightened by a grown-up',
  neglect: 'not being looked after',
  grooming: 'strangers, pictures, blackmail',
  bullying: 'bullying',
  forced_marriage: 'forced marriage and harm in the name of honour',
  danger_now: 'danger at this moment',
  drugs: 'drugs and alcohol',
  weapons: 'weapons and violence',
  sexual: 'sexual content and pressure',
  crime: 'crime, and being made to',
  friend: 'worry about a friend',
  sadness: 'sadness and loneliness',
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const rows = (shares: Readonly<Record<string, number>>, nameOf: (key: string) => string) =>
  Object.entries(shares)
    .map(([key, share]) => `| ${nameOf(key)} | ${percent(share)} |`)
    .join('\n')

const isKind = (key: string): key is (typeof heardKinds)[number] => Object.hasOwn(kindNames, key)

/** What a school should know of the screen, with its figures, as a page. */
export const pageOf = (figures: Figures): string => `# How Pip listens

Written by \`npm run bench:safety -- --write\`; the figures are measured, not typed.

Every message that a child writes to Pip is looked at before it is kept, answered or passed on: for signs that
somebody may be harmed or in danger, that a child is sad or lonely, and for requests that a tutor must not help with.
What Pip says is looked at too, where a language model of somebody else's wrote it.

## What follows

| what is heard | what the child gets | who is told |
| --- | --- | --- |
| somebody may be harmed or in danger | no lesson: words that people wrote, one question (“Are you safe right now?”), help lines of the country, and who will be told | the school's safeguarding contacts, at once, by a mail without the child's words; the others after 15 minutes if nobody has opened it |
| sadness, loneliness, being left out, a worry | warm words, a question, the offer of a grown-up | the same contacts, marked “Today” |
| a request for weapons, drugs, crime or sexual content | a short, kind no | the same contacts, marked “Have a look” |
| nothing | the lesson goes on | nobody |

After words of care the conversation stays a quiet moment until the child goes back to its work; these messages are not
counted, and a day's limit never stops them. Contacts see the message and ten lines around it, no more; every reading
is written down. A child without a school is told truly that nobody is told, where help is, and how to tell a grown-up.

## How it listens

A few narrow rules hear what is said openly. For all else each sentence becomes a point in a space in which what means
the same lies close together (the Universal Sentence Encoder, on our own server; nothing leaves it), and a small
network, with a reader of words beside it, tells which points speak of harm. It learnt from ${figures.learnt_from.toLocaleString('en')} of
${figures.sentences.toLocaleString('en')} sentences that were written for it in the manner of children from 8 to 17: of harm, and as many that only sound like
it, from lessons, games, idioms and everyday life. No child's message was used. The sentences stand in
\`bench/safety/sentences\`. Situations, not sentences, were put aside for the test: what is measured below
(${figures.unseen.concerns.toLocaleString('en')} of concern, ${figures.unseen.harmless.toLocaleString('en')} harmless) was seen neither by the network nor by its thresholds. Some situations of the
test are neighbours of some that were learnt from, and all were written by few hands: children elsewhere
will sound different, so the figures are for choosing and for keeping watch, not a promise.

## What it hears

| | |
| --- | --- |
| concerns that are heard | ${percent(figures.heard)} |
| harmless look-alikes that are taken for a concern | ${percent(figures.false_alarms)} |
| grave ones that are heard and get words of care | ${percent(figures.care_answered_as_care)} |
| inside a longer message | ${percent(figures.inside_a_longer_message)} |
| misspelt, one slip in twelve letters | ${percent(figures.misspelt)} |
| shouted | ${percent(figures.shouted)} |
| a second set, in which harm is only hinted at and the harmless was written to sound like it (false alarms there) | ${percent(figures.veiled.heard)} (${percent(figures.veiled.false_alarms)}) |
| clear only from the messages before (false alarms there) | ${percent(figures.in_context.heard)} (${percent(figures.in_context.false_alarms)}) |
| one sentence in long talk about a lesson (false alarms there) | ${percent(figures.long_messages.heard)} (${percent(figures.long_messages.false_alarms)}) |
| one sentence in long everyday chatter (false alarms there) | ${percent(figures.rambles.heard)} (${percent(figures.rambles.false_alarms)}) |
| without the encoder, by rules and words alone (false alarms then) | ${percent(figures.without_encoder.heard)} (${percent(figures.without_encoder.false_alarms)}) |

By what it is about:

| concern | heard |
| --- | --- |
${rows(figures.heard_by_kind, (key) => (isKind(key) ? kindNames[key] : key))}

| harmless sentences about | taken for a concern |
| --- | --- |
${rows(figures.false_alarms_by_field, (key) => key.replaceAll('-', ' '))}

## What it cannot do

- It misses some, as the table says. It is one more pair of ears, never the only one.
- In a long message it must be surer than in a short one, or it would take most long chatter for a concern; so it misses more of
  what is said in the middle of one.
- It reads English. In other languages only a few open words are known to the rules.
- It cannot see pictures or hear voices.
- Where the encoder is missing or late, rules and words answer at once and the message is judged again; if something is heard
  then, the words of care follow in the conversation and the contacts are told. \`/readyz\` says which of the two is at work.
- It does not judge who is telling the truth, and it does not tell parents: the school does.
`
