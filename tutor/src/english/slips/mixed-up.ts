import type { Rule } from './slip.ts'
import { CLAUSE, END } from './slip.ts'
import { HOW, MANY, OWNED, PARTS, PREPOSITION } from './words.ts'

const rule = (kind: string, find: string, why: string, ask: string): Rule => ({
  kind,
  find: new RegExp(find, 'iu'),
  why,
  ask,
})

const sounds = 'a word that sounds like another'
const doing = String.raw`(?:going|coming|playing|doing|having|getting|making|waiting|leaving)\b`
const verb = String.raw`(?:(?!noticed|decided|realised|believed|hoped|agreed|showed|proved|turned|learned|guessed|stayed|looked)\w{2,}ed|lost|found|hurt|took|made|left|put|ate|bit|shook|love|loves)`

const its =
  'Say it in full: *it’s* is always *it is* or *it has*, and *its* tells what belongs to it.'
const your = '*You’re* is always *you are*, and *your* tells what belongs to you.'
const their =
  '*Their* tells what belongs to them, *there* is a place or begins *there is*, and *they’re* is *they are*.'
const too = '*Too* means more than enough, or also; *to* goes with a place or a verb; *two* is 2.'
const were =
  '*Were* is the past of *are*, *where* asks for a place, *wear* is for clothes, *we’re* is *we are*.'
const affect =
  '*Affect* is usually the verb, something is done; *effect* is usually the noun, what comes of it.'
const practise =
  'In British English *practise* with *s* is the verb, what you do, and *practice* with *c* is the noun.'
const advise = '*Advice* with *c* is the noun, what is given, and *advise* with *s* is the verb.'
const readFull = 'How does it read with both words in full?'
const whichOne = 'Which of them fits here?'

/** Words that sound like another, where only one of them can stand. */
export const mixedUp: readonly Rule[] = [
  rule(
    '*of* where *have* is meant',
    String.raw`\b(?:could|should|would|must|might|may)(?:n't)? of\b(?! course)`,
    'It sounds like *of* when it is said quickly, but *of* is not a verb: it is *could have*, *should have*, *would have*, *must have*.',
    'What does it become with *have*?',
  ),
  rule(
    sounds,
    String.raw`\b(?:${verb}|${PREPOSITION}) (?<place>it's (?:${PARTS}))\b`,
    its,
    readFull,
  ),
  rule(
    sounds,
    String.raw`${CLAUSE}(?<place>it's (?:${PARTS})) (?:are|is|was|were)\b`,
    its,
    readFull,
  ),
  rule(
    sounds,
    String.raw`\b(?<place>its (?:an?|not|been|my|your|his|her|our|their|raining|snowing|going to)(?! (?:grade|level)))\b`,
    its,
    'What would *it is* be, written short?',
  ),
  rule(
    sounds,
    String.raw`\b(?<place>your (?!a[ -](?:grade|level))(?:an?|the|not|my|going to (?:be|have|do|love|like|see|get|need)))\b`,
    your,
    readFull,
  ),
  rule(
    sounds,
    String.raw`(?:^|[,;] |\b(?:because|think|know|hope|if) )(?<place>your (?:welcome|right|late|amazing|kidding|joking|the best))${END}`,
    your,
    readFull,
  ),
  rule(
    sounds,
    String.raw`\b(?:${verb}|${PREPOSITION}) (?<place>you're (?:${OWNED}|room|name))\b`,
    your,
    readFull,
  ),
  rule(sounds, String.raw`\b(?<place>you're own)\b`, your, readFull),
  rule(
    sounds,
    String.raw`\b(?<place>you're (?:${OWNED}|brother|sister|mum|dad|room|name)) (?:is|are|was|were)\b`,
    your,
    readFull,
  ),
  rule(
    sounds,
    String.raw`\b(?<place>their (?!a[ -](?:grade|level))(?:is|are|was|were|isn't|aren't|wasn't|weren't|has been|have been|an?|not|going to (?:be|have|do|see|get|need)))\b`,
    their,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`\b(?<place>they're (?:is(?! short)|are|was|were|isn't|aren't|${OWNED}))\b`,
    their,
    readFull,
  ),
  rule(
    sounds,
    String.raw`\b(?:${verb}|${PREPOSITION}) (?<place>there (?:${OWNED}))\b`,
    their,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`(?:\b(?<place>there (?:own|parents|homework)) (?:is|are|was|were|\w+ed)|^(?<place>there (?:house|dog|cat|car|bag|teacher|bedroom|garden|coat|hair|classroom)) (?:is|are|was|were|has|had|looks?))\b`,
    their,
    whichOne,
  ),
  rule(sounds, String.raw`^(?<place>there ${doing})`, their, whichOne),
  rule(
    sounds,
    String.raw`\b(?:smoking|it|this|that|which|stress|sleep|he|she|not|will|can|could|may|might|doesn't|didn't) (?<place>effects? (?:your|my|his|her|our|their|us|me|him|them|people|everyone|the (?:lungs|heart|body|brain|weather|climate|environment)))\b`,
    affect,
    'Is it something that is done, or what comes of it?',
  ),
  rule(
    sounds,
    String.raw`\b(?<place>(?:an?|the|big|bad|good|huge|no|any|great|strong|positive|negative) affects?)\b(?! (?:theory|display))`,
    affect,
    'Is it something that is done, or what comes of it?',
  ),
  rule(
    sounds,
    String.raw`^(?:i|he|she|we|they|can i|may i) (?:(?:really )?(?:want|wants|would like|would love) to )?come (?<place>to)\s*[.!?]?$`,
    too,
    'Does it mean *also* here?',
  ),
  rule(
    sounds,
    String.raw`\b(?:is|was|are|were|am|i'm|it's|he's|she's|far|way) (?<place>to (?:${HOW}))(?: (?:to|for)\b|${END})`,
    too,
    'Does it mean more than enough here?',
  ),
  rule(
    sounds,
    String.raw`\b(?:far|way) (?<place>to (?:much|many))\b`,
    too,
    'Does it mean more than enough here?',
  ),
  rule(
    sounds,
    String.raw`\b(?:went|go|going|goes|come|came|walked|ran|want|wanted|need|needed|have|had|able|used|got) (?<place>too (?:the|school|bed|be|see|play|do|eat|get|buy|my))\b`,
    too,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`\b(?:went|go|going|goes|walked|ran) (?<place>two (?:the|school|bed|my))\b`,
    too,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`\b(?:have|has|had|got|saw|bought) (?<place>to (?:${MANY}))\b`,
    too,
    'Which one is the number?',
  ),
  rule(
    sounds,
    String.raw`\b(?<place>(?:we|they) where)\b(?! (?:to|it|he|she|i|we|they|the|you)\b)`,
    were,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`^(?<place>you where) (?:late|there|not|right|so|very|in|at|happy|going)\b`,
    were,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`\b(?:the|my|our|their|his|her|these|those) (?<place>(?:${MANY}) where) (?:late|not|so|very|happy|sad|scared|tired|\w+ing)\b`,
    were,
    whichOne,
  ),
  rule(
    sounds,
    String.raw`^(?<place>(?:were|wear) (?:is|are|did|do|does|was))\b(?! (?:a|the|short|used)\b)`,
    were,
    'Which one asks for a place?',
  ),
  rule(sounds, String.raw`^(?<place>were going (?:to|on|out|home))\b(?!.*\?)`, were, whichOne),
  rule(
    sounds,
    String.raw`\b(?:to|will|must|can|should|always) (?<place>where (?:an?|my|the|your|our) (?:\w+ )?(?:coat|hat|dress|uniform|shoes|jumper|scarf|shirt|trousers|gloves|boots))\b(?! (?:is|are|was|were)\b)`,
    were,
    'Which one is for clothes?',
  ),
  rule(
    sounds,
    String.raw`\b(?<place>effected) (?:our|my|his|her|their|your|me|us|him|them|you|everyone|everybody)\b`,
    affect,
    'Is it something that is done here, or what came of it?',
  ),
  rule(
    sounds,
    String.raw`\b(?:will|can|could|might|would|may|did|does|didn't|doesn't|won't) (?<place>effect) (?:our|my|his|her|their|your|me|us|him|them|you|the|everyone)\b`,
    affect,
    'Is it something that is done here, or what came of it?',
  ),
  rule(
    sounds,
    String.raw`\b(?:an|the|no|big|bad|good|huge|side|any|special) (?<place>affects?)(?: (?:on|of)\b|${END})`,
    affect,
    'Is it something that is done here, or what came of it?',
  ),
  rule(
    sounds,
    String.raw`\b(?:need|needs|want|wants|have|has|had|try|like|likes|going|must|will|should|can|i|we|they) (?:to )?(?:\w+ly |always |often )?(?<place>practice) (?:my|our|his|her|their|your|the|every|it|more)\b`,
    practise,
    'Is it something that you do here, or the name of a thing?',
  ),
  rule(
    sounds,
    String.raw`\b(?:football|piano|netball|choir|guitar|band|swimming|some|more|the|your|my) (?<place>practise)(?: (?:is|was|on|at|tonight|today|after)\b|${END})`,
    practise,
    'Is it something that you do here, or the name of a thing?',
  ),
  rule(
    sounds,
    String.raw`\b(?:some|good|bad|any|my|your|his|her|of|me) (?<place>advise)(?: (?:about|on|is|was|from|to)\b|${END})`,
    advise,
    'Is it something that is given here, or what somebody does?',
  ),
  rule(
    sounds,
    String.raw`\b(?:would|will|can|could|to|must) (?<place>advice) (?:you|him|her|them|me|us)\b`,
    advise,
    'Is it something that is given here, or what somebody does?',
  ),
  rule(
    '*then* or *than*',
    String.raw`\b(?:bigger|smaller|better|worse|faster|slower|taller|older|younger|more|less|stronger|longer|shorter|higher) (?<place>then) (?:me|you|him|her|us|them|my|your|his|the|mine|yours|a|an|that|this|i|any)\b`,
    '*Than* compares two things, and *then* tells what comes next.',
    whichOne,
  ),
]
