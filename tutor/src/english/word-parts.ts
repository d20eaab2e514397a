import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'

type Part = {
  readonly kind: 'prefix' | 'suffix' | 'root'
  readonly means: string
  readonly words: string
}

/** Parts of words, what they mean, and words that have them. */
const rows: Readonly<Record<Part['kind'], string>> = {
  prefix: `
sub:under:submarine, subway, submerge|tele:far away:telephone, television, telescope|anti:against:antiseptic, anticlockwise, antidote
mis:wrongly or badly:misbehave, misunderstand, misspell|re:again or back:rewrite, return, replay|pre:before:preview, prepare, predict
un:not, or to undo:unhappy, unlock, unfair|dis:not, or apart:disagree, disappear, dislike|inter:between:international, interact, interrupt
super:above or more than:superhero, supermarket, superstar|auto:self:autograph, automatic, autobiography|bi:two:bicycle, biped, bilingual
tri:three:triangle, tricycle, triathlon|micro:very small:microscope, microphone, microchip|trans:across:transport, transfer, translate
ex:out or former:exit, export, exclude|co:together:cooperate, coexist, co-author|over:too much:overeat, oversleep, overcook
fore:before or in front:forecast, foresee, forehead|semi:half:semicircle, semifinal, semicolon|non:not:nonsense, nonstop, non-fiction
de:down or away:descend, defrost, decode|multi:many:multiply, multicoloured, multimedia|post:after:postpone, postscript, post-war
uni:one:unicycle, uniform, unite|circum:around:circumference, circumnavigate, circumstance|contra:against:contradict, contrast, contraband
mono:one:monologue, monotone, monorail|poly:many:polygon, polyglot, polytheism|hyper:over, more than normal:hyperactive, hyperlink, hyperbole
`,
  suffix: `
less:without:hopeless, careless, fearless|ful:full of:hopeful, careful, joyful|able:can be:breakable, washable, enjoyable
ness:a state or a quality:kindness, darkness, sadness|ment:an action or its result:enjoyment, movement, agreement
ology:the study of:biology, geology, zoology|ist:somebody who does or studies it:artist, scientist, cyclist|phobia:fear of:claustrophobia, arachnophobia, hydrophobia
ish:rather, or like:reddish, childish, foolish|ous:full of, or having:dangerous, famous, poisonous|ship:a state or a bond:friendship, leadership, membership
hood:a state or a time:childhood, neighbourhood, adulthood|ward:in the direction of:forward, homeward, upward|ify:to make:simplify, terrify, purify
ise:to make or to become:realise, organise, apologise|ly:in this way:slowly, kindly, loudly
`,
  root: `
graph:to write or draw:autograph, photograph, biography|phon:sound:telephone, microphone, symphony|scope:to look at:telescope, microscope, periscope
port:to carry:transport, export, portable|dict:to say:predict, dictate, contradict|spect:to look:inspect, spectator, spectacles
aqua:water:aquarium, aquatic, aqueduct|bio:life:biology, biography, antibiotic|geo:the Earth:geography, geology, geometry
astro:star:astronaut, astronomy, astrology|photo:light:photograph, photosynthesis, photocopy|hydro:water:hydrogen, hydrate, hydrant
chron:time:chronological, synchronise, chronicle|therm:heat:thermometer, thermal, thermostat|tract:to pull:tractor, attract, subtract
struct:to build:structure, construct, instruct|rupt:to break:interrupt, erupt, bankrupt|cred:to believe:incredible, credit, credible
vis:to see:visible, vision, visit|aud:to hear:audience, audible, auditorium|ped:foot:pedal, pedestrian, centipede
scrib:to write:scribble, describe, subscribe|script:to write:scripture, manuscript, prescription|manu:by hand:manual, manuscript, manufacture
mort:death:mortal, immortal, mortuary|bene:good:benefit, beneficial, benevolent|mal:bad:malfunction, malicious, malnutrition
`,
}

const parts = new Map<string, Part>()
// Safe: the rows above name no other kind.
for (const [kind, text] of Object.entries(rows) as [Part['kind'], string][])
  for (const row of text.trim().split(/[|\n]/)) {
    const [part = '', means = '', words = ''] = row.split(':')
    if (!parts.has(part)) parts.set(part, { kind, means, words })
  }

const part = String.raw`-?["']?([a-z]{2,7})-?["']?-?`
const asked = new RegExp(
  String.raw`^what (?:does|do|is) (?:the )?(?:(prefix|suffix|root|ending|word part|bit)s? )?${part}(?: (?:mean|means|stand for))?(?: (?:in|at the (?:start|end|beginning) of) (?:@|(?:the word )?([a-z]+)))?$`,
)
const wants =
  /^(?:(?:give|show|tell)(?: me)?|what|which|any|some|name|list|other|more|can you (?:give|think of))\b.*\b(?:words?|examples?|one)\b.*(?:\bwith\b|\bhas\b|\bhave\b|\bit\b|\bthat\b|$)/

/** Says what a part of a word means, and gives words that have it. */
export function wordParts({ ask, is_going_on }: Said, hand: Hand | undefined): Reply | undefined {
  const found = asked.exec(ask)
  const [, kind, own = '', within] = found ?? []
  const known = parts.get(own)
  const isPart = kind !== undefined || (within?.includes(own) ?? false)
  if (known && found && isPart) return told(own, known)
  if (hand?.term !== 'part of a word') return undefined
  const next = is_going_on
    ? new RegExp(`^(?:the (?:prefix|suffix|root) )?${part}$`).exec(ask)?.[1]
    : undefined
  const other = next === undefined ? undefined : parts.get(next)
  if (next && other) return told(next, other)
  const last = parts.get(hand.text)
  return last && wants.test(ask)
    ? {
        verdict: 'told',
        says: [`Words with it are *${last.words.replaceAll(', ', '*, *')}*.`],
        ask: 'Can you think of another one, and what it means?',
        hand,
      }
    : undefined
}

function told(own: string, { kind, means, words }: Part): Reply {
  const form = kind === 'prefix' ? `${own}-` : kind === 'suffix' ? `-${own}` : own
  return {
    verdict: 'told',
    says: [`The ${kind} *${form}* means *${means}*, as in *${words.split(', ')[0]}*.`],
    ask: 'Which other word do you know that has it?',
    hand: {
      family: 'word',
      text: own,
      term: 'part of a word',
      why: `In *${words.replaceAll(', ', '*, *')}* it means *${means}*.`,
    },
  }
}
