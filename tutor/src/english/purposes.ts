import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'

/** What a writer's means can do to a reader: what is often said of it, and never the only thing. */
const rows: readonly (readonly [RegExp, string, string])[] = [
  [
    /\benjamb\w+/,
    'enjambment',
    'The line runs on without a stop, so the reader hurries over the end: it can give speed, a flow of thought, or a small surprise at the next line.',
  ],
  [
    /\bc(?:a?e)sura\w*/,
    'caesura',
    'The pause in the middle of a line makes the reader stop: it can show doubt or a break, or make one word stand out.',
  ],
  [
    /\bfree verse\b/,
    'free verse',
    'Without a fixed rhyme or metre a poem can sound like natural speech or thought, and can show freedom or loss of control.',
  ],
  [
    /\brhym\w+/,
    'rhyme',
    'Rhyme links lines and ideas, is easy to remember, and can make a poem sound playful, song-like or complete.',
  ],
  [
    /\bsonnets?\b/,
    'sonnet',
    'A sonnet is often linked with love, and its short fixed form holds strong feelings in order; the turn brings another view.',
  ],
  [
    /\bballads?\b/,
    'ballad',
    'A ballad tells a story in a form that is easy to sing and to remember.',
  ],
  [
    /\biambic\b|\bpentameter\b/,
    'iambic pentameter',
    'Its beat is near to the rhythm of natural speech and of a heart, and in plays noble characters often speak in it.',
  ],
  [
    /\bsoliloqu\w+/,
    'soliloquy',
    'It lets the audience hear the true thoughts of a character, so that we know more than the others on the stage.',
  ],
  [
    /\bflash ?backs?\b/,
    'flashback',
    'It shows what happened earlier, so that a reader understands why somebody acts or feels as they do.',
  ],
  [
    /\bforeshadow\w*/,
    'foreshadowing',
    'Its hints make a reader expect something, which builds tension.',
  ],
  [
    /\bcliff ?hangers?\b/,
    'cliffhanger',
    'It stops at the most exciting place, so a reader is left in suspense, wonders what happens next, and wants to read on.',
  ],
  [
    /\bfirst person\b/,
    'first person',
    'We are inside one mind, which feels close and personal, and we know only what that person knows.',
  ],
  [
    /\bthird person\b/,
    'third person',
    'The teller stands outside and can show more than one person and place.',
  ],
  [
    /\bomniscient\b/,
    'omniscient narrator',
    'Such a narrator knows what everybody thinks, so a reader may know more than the characters.',
  ],
  [
    /\bunreliable\b/,
    'unreliable narrator',
    'A reader has to doubt what is told, and becomes a detective.',
  ],
  [
    /\bshort sentences?\b/,
    'short sentence',
    'A short sentence is quick and strong: it can give tension, shock, or make one fact stand out.',
  ],
  [
    /\blong sentences?\b/,
    'long sentence',
    'A long sentence can slow a reader down, pile up details, or rush on like somebody out of breath.',
  ],
  [
    /\b(?:one[- ]word|single[- ]word|one[- ]line) (?:sentences?|paragraphs?)\b/,
    'one-line paragraph',
    'It stands alone on the page, so a reader stops at it.',
  ],
  [
    /\bdialogue\b|\bdirect speech\b/,
    'dialogue',
    'What people say, and how, shows what they are like, and moves a story on.',
  ],
  [
    /\bpassive\b|\bpassive voice\b/,
    'passive',
    'The passive puts what is done first, and can leave out who did it: because it is not known, is not important, or is to be hidden.',
  ],
  [
    /\bellips[ie]s\b/,
    'ellipsis',
    'Its three dots leave something unfinished: a pause, suspense, or words that are left out.',
  ],
  [
    /\bimperatives?\b|\bcommands?\b/,
    'imperative',
    'It speaks straight to the reader and tells them what to do, so it sounds sure and urgent.',
  ],
  [
    /\bdirect address\b|\bpronoun you\b/,
    'direct address',
    'Speaking to *you* draws readers in, as if it were about them.',
  ],
  [
    /\bstatistics?\b|\bfacts\b/,
    'statistic',
    'A number can be checked and sounds reliable, so it makes a point harder to doubt.',
  ],
  [
    /\bemotive\b/,
    'emotive language',
    'It makes readers feel something, such as pity or anger, so that they want to act.',
  ],
  [
    /\bpathetic fallac\w+/,
    'pathetic fallacy',
    'The weather or nature mirrors a feeling, and sets the mood before anything happens.',
  ],
  [
    /\bsymbol\w*/,
    'symbolism',
    'A thing stands for an idea, so that it means more each time it comes back.',
  ],
  [
    /\boxymorons?\b/,
    'oxymoron',
    'Two opposites side by side make a reader stop and think, and can show mixed feelings.',
  ],
  [
    /\bjuxtapos\w+|\bcontrasts?\b/,
    'contrast',
    'Two things side by side make each other stand out.',
  ],
  [
    /\birony\b/,
    'irony',
    'A reader sees that more is meant than is said, which can be funny or bitter.',
  ],
  [
    /\bsibilance\b/,
    'sibilance',
    'The *s* sounds can hiss like something dangerous, or hush like something soft.',
  ],
  [
    /\bassonance\b/,
    'assonance',
    'Vowels that sound alike link words, and can slow a line down or make it sing.',
  ],
  [
    /\bcircular\b|\bcyclical\b/,
    'circular structure',
    'It ends where it began, so a reader sees what has changed and what has not.',
  ],
  [
    /\brefrains?\b|\bchorus\b/,
    'refrain',
    'Lines that come back stay in the memory, and make one idea grow.',
  ],
  [/\bstanzas?\b/, 'stanza', 'A new stanza can mark a new time, place, thought or mood.'],
  [
    /\brepetition\b|\brepeat\w* (?:an? |the |that |this |some )?(?:words?|phrases?|lines?|sounds?|sentences?)\b|\b(?:writer|poet|author)s?\b.{0,12}\brepeat\w*/,
    'repetition',
    'Repetition makes an idea stand out, and stay in the memory.',
  ],
  [/\blists?\b/, 'list', 'A list piles things up, and shows how much there is of them.'],
]

const asksWhy =
  /\bwhy (?:do|does|did|would|might|is|are|has|have|use|should)\b|\beffects?\b|\bhow (?:does|do|would|might) (?:it|this|that|they|[\w ]{3,20}) (?:make|affect|help|work on)\b|\bwhat (?:does|do|is) (?:it|this|that|they) (?:do|for)\b|\bwhat is the point of\b/
const ofText =
  /\b(?:poets?|writers?|authors?|readers?|shakespeare|dickens|people|politicians?|they|someone|somebody|you|i|we|it|use|used|using|effect)\b/

/** The device or form that a message speaks of. */
export const purposeNamed = (ask: string): string | undefined =>
  rows.find(([pattern]) => pattern.test(ask))?.[1]

/** Says what a device or a form can do to a reader, and asks where it does. */
export function purposes({ ask, sample }: Said, hand: Hand | undefined): Reply | undefined {
  if (sample !== undefined || !asksWhy.test(ask) || !ofText.test(ask)) return undefined
  if (/\b(?:called|spelt|spelled|spell)\b/.test(ask)) return undefined
  const named = rows.find(([pattern]) => pattern.test(ask))
  const isPointing = /\b(?:it|this|that|one|them|they)\b/.test(ask)
  const row = named ?? (isPointing ? rows.find(([, name]) => name === hand?.term) : undefined)
  if (!row) return undefined
  const [, name, says] = row
  return {
    verdict: 'told',
    says: [says],
    ask: 'What does it do in the text that you are reading?',
    hand: { family: 'term', text: '', term: name },
  }
}
