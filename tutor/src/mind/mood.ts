import type { Chat, Mood } from '#mind/move.ts'
import type { Understood } from '#understanding/understanding.ts'

/** In order: the first that fits is taken. */
const moods: readonly (readonly [Mood, RegExp])[] = [
  [
    'proud',
    /\b(?:proud|happy|yay+|woo+|woohoo|i did it|i got (?:it|full|\d+)|passed|excited|great day|finally|birthday|getting (?:good|better)|best i(?:'?ve| have)?\b.{0,12}\b(?:ever|done|did|had))\b|🎉|😀|😄|🥳/i,
  ],
  [
    'cannot',
    /\bi(?:'?m| am) (?:so |too |just |really |such |sooo+ )*(?:stupid|dumb|thick|bad|useless|rubbish|hopeless|an idiot|not (?:smart|clever|good))|\b(?:never|can'?t|cant|don'?t|dont) (?:get|do|understand) (?:this|it|any|maths?)|\beveryone else\b|\bi? ?(?:know|understand|get|remember) nothing\b|\bforget everything\b|\bbrain hurts\b|\bwill i ever (?:get|do|understand|be)\b|\bgive up\b|\bgiving up\b/i,
  ],
  [
    'people',
    /\b(?:friends?|teachers?|mum|mom|dad|brother|sister|class(?:mates?)?|parents?|they|he|she|people|bully\w*|laugh(?:ed|ing)? at|call(?:s|ed)? me|no ?one|nobody)\b/i,
  ],
  [
    'worried',
    /\b(?:worr\w*|nervous|stress\w*|scared|afraid|anxious|panic\w*|tests?|exams?|mocks?|fail\w*|tonight|no time|deadline|shak(?:ing|y)|detention|in trouble|kill me)\b/i,
  ],
  [
    'tired',
    /\b(?:tired|sleepy|exhausted|knackered|can(?:not|'?t) be bothered|need a break|had enough|can'?t think)\b|😴/i,
  ],
  ['bored', /\b(?:bor(?:ed|ing)|dull)\b/i],
  [
    'sad',
    /\b(?:sad|cry\w*|unhappy|lonely|upset|miss|died|dead|go to school|hurts?)\b|😢|😭|☹|😔|🥺/i,
  ],
  [
    'cross',
    /\b(?:angry|annoy\w*|frustrat\w*|hate|argh+|ugh+|mad|pointless|wh?at'?s the point|stupid (?:question|app|maths?|thing))\b|😡|😤/i,
  ],
  ['hard', /\b(?:hard|difficult|confus\w*|lost|too much|impossible)\b/i],
]

const straight = (text: string): string => text.replaceAll('’', "'")

/** What somebody feels, as far as their words tell. */
export const moodOf = (text: string): Mood =>
  hasLowMark(text)
    ? 'cannot'
    : (moods.find(([, pattern]) => pattern.test(straight(text)))?.[0] ?? 'other')

/** Nobody speaks of plants, forces and sentences like this. */
export const ofPeople =
  /\b(?:i|i'?m|im|ive|me|my|mine|we|us|our|he|she|her|him|nobody|no ?one|every(?:one|body)|friends?|mum|dad|teachers?|class|school)\b/i

/** Below half of the marks nobody is glad of them. */
const GLAD_FROM = 0.5

function hasLowMark(text: string): boolean {
  const [, got, of] = /\bgot (\d+)\s*(?:out of|\/|of)\s*(\d+)/i.exec(text) ?? []
  return got !== undefined && Number(got) < GLAD_FROM * Number(of)
}

const chats: readonly (readonly [Chat, RegExp])[] = [
  [
    'rude',
    /\b(?:shut up|you suck|you(?:'?re| are| r) (?:so )?(?:stupid|dumb|useless|rubbish|bad|annoying|boring|no help)|idiot|go away|hate you|rubbish (?:bot|tutor)|(?:you |u )?(?:don'?t|dont|never|not) help)\b/i,
  ],
  [
    'praise',
    /\b(?:ur|you(?:'?re| are)) (?:so |really |the )*(?:best|great|good|nice|kind|cool|awesome|amazing|funny|smart|clever|helpful)\b|\bi (?:like|love) you\b|\bgood (?:bot|job|one)\b/i,
  ],
  [
    'seen',
    /\b(?:can|do|could) (?:you|u) (?:see|hear|watch|listen to|know) (?:me|us|my name|where i)\b|\brecord(?:ing)? me\b/i,
  ],
  ['memory', /\b(?:remember|yesterday|last (?:time|week)|know (?:me|who i am)|forget me)\b/i],
  [
    'secret',
    /\b(?:prompt|instructions?|your (?:code|rules)|how (?:do|are) you (?:work|made|programmed))\b/i,
  ],
  [
    'can',
    /\bwhat (?:can|do) (?:you|u) (?:do|know|help)\b|\bwhat (?:subjects|topics|lessons)\b.*\b(?:you|u)\b|\b(?:can|could|do) (?:you|u) (?:do|help(?: me)?(?: with)?|know|teach|speak)\b/i,
  ],
  [
    'who',
    /\b(?:who|what) (?:are|r) (?:you|u)\b|\b(?:are|r) (?:you|u) (?:a |an )?(?:real|human|robot|person|ai|bot|computer|alive|there)|\byour (?:name|birthday|favou?rite)\b|\bhow old (?:are|r) (?:you|u)\b|\b(?:smarter|cleverer|better) than\b|\bdo you (?:have|like|eat|sleep|feel|play)\b|\bwho made you\b|\bchat ?gpt\b/i,
  ],
  [
    'pause',
    /\b(?:brb|be right back|afk|one (?:sec|second|min|minute)|hold on|hang on|wait a (?:sec|min\w*))\b|^\W*(?:i'?m |im |ok )*back\W*$/i,
  ],
  ['joke', /\bjokes?\b|\bmake me laugh\b|\bfunny\b|\briddle\b/i],
  [
    'bye',
    /\b(?:bye+|goodbye|see (?:you|ya)|cya|good ?night|gtg|g2g|ttyl|talk later|see u|night night|gn|got to go|gotta go|that'?s all)\b/i,
  ],
]

/** What small talk is about. */
export function chatOf(text: string, wish: Understood['wish']): Chat {
  if (wish === 'greeting') return 'greet'
  if (wish === 'thanks') return 'welcome'
  const said = chats.find(([, pattern]) => pattern.test(straight(text)))?.[0]
  if (said) return said
  if (wish === 'who_are_you') return 'who'
  return wish === 'yes' || wish === 'no' ? wish : 'aside'
}
