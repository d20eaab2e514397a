import type { Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'

/** What a child describes, the name for it, and what that means. */
const rows: readonly (readonly [RegExp, string, string])[] = [
  [
    /\bsounds? (?:the same|alike|like another)\b/,
    'homophone',
    'a word that sounds like another and has another meaning, such as *knight* and *night*',
  ],
  [
    /\bmeans? (?:the same|something similar|nearly the same)\b|\bsame meaning\b/,
    'synonym',
    'a word with the same or nearly the same meaning, such as *brave* and *courageous*',
  ],
  [
    /\bopposite(?:s| of)?\b.*\b(?:next to|together|side by side)\b|\b(?:next to|together|side by side)\b.*\bopposites?\b/,
    'oxymoron',
    'two words that contradict each other, side by side, such as *bitter sweet*',
  ],
  [
    /\bmeans? the opposite\b|\bopposite (?:meaning|word|of (?:a word|that|it|synonym))\b/,
    'antonym',
    'a word with the opposite meaning, such as *hot* and *cold*',
  ],
  [
    /\bshort(?:en|ening|er|ened)?\b.*\b(?:words?|form)\b|\bapostrophe\b.*\b(?:missing|left out)\b|\bwords?\b.*\bshort(?:en|ened)?\b/,
    'contraction',
    'a short form in which letters are left out, such as *don’t*',
  ],
  [
    /\b(?:two|2|more than one) (?:things|meanings|ways)\b/,
    'ambiguity',
    'a text is *ambiguous* when it can be understood in two ways',
  ],
  [
    /\b(?:three|3) dots\b|\bdot dot dot\b/,
    'ellipsis',
    'the three dots … that show a pause, something unfinished or words that are left out',
  ],
  [
    /\bturn(?:ing)?\b.*\b(?:sonnet|poem)\b|\bthe turn\b|\bpoem\b.*\b(?:turns|changes)\b/,
    'volta',
    'the turn in a sonnet or a poem, where the thought or the mood changes',
  ],
  [
    /\blines?\b.*\b(?:runs? on|carr(?:y|ies) on|goes? on|go over|into the next)\b/,
    'enjambment',
    'a sentence of a poem runs over the end of a line without a stop',
  ],
  [
    /\b(?:pause|stop|break|full stop|comma)\b.*\bmiddle\b/,
    'caesura',
    'a pause in the middle of a line of a poem',
  ],
  [
    /\b(?:alone|to themsel(?:f|ves)|himself|herself)\b.*\b(?:stage|talk|speak|thoughts?)\b|\b(?:talks?|speaks?)\b.*\b(?:alone|to (?:himself|herself|themsel\w+))\b/,
    'soliloquy',
    'a speech in a play in which somebody alone on the stage speaks their thoughts',
  ],
  [
    /\bhints?\b|\bclues?\b.*\b(?:later|happen)\b/,
    'foreshadowing',
    'hints at what will happen later',
  ],
  [
    /\b(?:goes|go|going|jumps?) back\b|\bback in time\b|\bin the past\b.*\bstory\b/,
    'flashback',
    'a part of a story that goes back to something earlier',
  ],
  [
    /\b(?:same|starts?|begins?)\b.*\b(?:letter|sound)\b/,
    'alliteration',
    'words close together begin with the same sound',
  ],
  [
    /\b(?:object|thing|animal|weather|wind|nature)s?\b.*\b(?:human|person|people|alive)\b/,
    'personification',
    'a thing is given the actions or feelings of a person',
  ],
  [/\bexag+erat\w+\b/, 'hyperbole', 'saying far more than is true, for effect'],
  [
    /\bweather\b.*\b(?:mood|feelings?)\b|\b(?:mood|feelings?)\b.*\bweather\b/,
    'pathetic fallacy',
    'the weather or nature mirrors a feeling',
  ],
  [
    /\bcomma\b.*\b(?:instead of|not a) full stop\b|\btwo sentences\b.*\bcomma\b/,
    'comma splice',
    'two sentences joined by nothing but a comma',
  ],
  [
    /\bsounds? like (?:the|a|what|its?) (?:noise|sound|thing|meaning)\b|\bwords?\b.*\bnoises?\b|\bnoise words?\b/,
    'onomatopoeia',
    'a word that sounds like the noise that it names',
  ],
  [
    /\b(?:says?|compares?)\b.*\b(?:is|as) (?:another|something else)\b/,
    'metaphor',
    'one thing is said to be another',
  ],
  [/\bcompar\w+\b.*\b(?:like|as)\b/, 'simile', 'a comparison with *like* or *as*'],
  [
    /\bno (?:answer|one answers)\b|\bdoesn't need an answer\b|\bnot (?:want|need|expect)\w* an answer\b/,
    'rhetorical question',
    'a question that is asked for its effect and not for an answer',
  ],
  [
    /\bends? where it (?:starts?|began|begins)\b|\b(?:start|beginning) and (?:the )?end\b.*\bsame\b/,
    'circular structure',
    'a text ends where it began',
  ],
  [/\baudience knows?\b/, 'dramatic irony', 'the audience knows what a character does not'],
  [/\bsays? (?:one thing|the opposite)\b/, 'irony', 'words that mean something else than they say'],
  [
    /\bwords? (?:inside|within) (?:a|another) word\b|\btwo words\b.*\b(?:one|together|joined)\b/,
    'compound word',
    'a word that is made of two others, such as *rainbow*',
  ],
  [
    /\b(?:letter|letters)\b.*\b(?:don't|not|can't) (?:say|hear|pronounce)\b/,
    'silent letter',
    'a letter that is written and not heard, such as the *k* of *knee*',
  ],
  [
    /\b(?:knows?|sees?) (?:everything|everyone'?s thoughts|all)\b/,
    'omniscient narrator',
    'a narrator who knows everything that happens, and all thoughts',
  ],
  [
    /\b(?:main|most important) (?:character|person)\b/,
    'protagonist',
    'the main character of a story',
  ],
  [
    /\b(?:lines?|verses?|bit|part)\b.*\b(?:repeats?|repeated|comes? back)\b/,
    'refrain',
    'lines of a poem or song that come back',
  ],
]

const asksName =
  /\b(?:what (?:is|are) (?:it|that|this|they|the|a)?\b.*\bcalled\b|what (?:do|would|did) (?:you|we|they|people) call\b|what is the (?:word|name|term|technique|device) (?:for|when|where|called)\b|is there a (?:word|name|term) for\b|(?:word|name|term) for (?:when|something|words?|a word)\b|what is a word that\b)/

/** Gives the name for what a child describes. */
export function namesFor({ ask, sample }: Said): Reply | undefined {
  if (sample !== undefined || !asksName.test(ask)) return undefined
  const found = rows.find(([pattern]) => pattern.test(ask))
  if (!found) return undefined
  const [, name, means] = found
  return {
    verdict: 'told',
    says: [`The name for that is **${name}**: ${means}.`],
    ask: 'Can you think of an example?',
    hand: {
      family:
        /^(?:simile|metaphor|personification|alliteration|onomatopoeia|hyperbole|rhetorical question)$/.test(
          name,
        )
          ? 'device'
          : 'term',
      text: '',
      term: name,
    },
  }
}
