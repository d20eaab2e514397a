/** What a message wants, as far as rules over its words can tell. */
export type Intent =
  | 'instructs'
  | 'asks_answer'
  | 'asks_another'
  | 'asks_hint'
  | 'asks_definition'
  | 'asks_why'
  | 'feeling'
  | 'greeting'
  | 'thanks'
  | 'yes'
  | 'no'
  | 'none'

/** In order: the first that fits is taken. English, with the commonest words of some others. */
const rules: readonly (readonly [Intent, RegExp])[] = [
  [
    'instructs',
    /\b(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |my |previous |prior |every)+|\b(?:you are|you're) (?:now|no longer)\b|\bpretend\b|\bact as\b|\brole ?play\b|\bsystem (?:prompt|message)\b|\bdeveloper mode\b|\bjailbreak|\b(?:new|your) (?:rules|instructions)\b|\bi am (?:your|the|a) (?:teacher|developer|admin)|\brepeat after me\b|\bignora (?:tus|las|todas)\b|\bignorier|\bignore[sz]? (?:tes|les|toutes)\b/,
  ],
  [
    'asks_answer',
    /\b(?:tell|give|show|send|write|reveal|say)\b[^.!?]{0,24}\b(?:answer|solution|result|working|it all|everything)\b|\bwhat(?:'s| is| are) (?:the |its )?(?:final |right |correct |full |exact )?(?:answer|solution|result)|\b(?:just|only)\b[^.!?]{0,16}\b(?:answer|solve it|do it)\b|\b(?:solve|do|finish|complete) (?:it|this|that|them)(?: all)?(?: for me)?\b|\b(?:solve|do|work out)\b.{1,80}\bfor me\b|\bi (?:just )?(?:need|want) (?:the |an? )?(?:answer|solution)|\b(?:final|full|right|correct) (?:answer|solution)\b|^answer\b|^(?:(?:please|pls|just|ok) )*(?:tell|show) me(?: (?:please|pls|now))*\W*$|\bthe answer (?:please|pls|now)\b|\bi give up\b/,
  ],
  [
    'asks_answer',
    /\b(?:respuesta|soluci[oó]n|r[eé]ponse|antwort|l[oö]sung|risposta|soluzione|resposta|odpowied[zź]|cevab?[iı]?|ateb|räspuns|svar(?:et)?|antwoord)\b|ответ|решение|答案|答え|उत्तर|जवाब|الجواب|الإجابة|답/,
  ],
  [
    'asks_another',
    /\b(?:another|one more|next|new|different|similar|more) (?:one|question|problem|exercise|example)\b|\bgive me (?:a|some) (?:question|problem|practice)|\b(?:can i|let me|i want to|let's) (?:try|practi[sc]e)\b|\bpractice\b/,
  ],
  [
    'asks_definition',
    /\bwhat (?:is|are|was) (?:an? |the )?(?!next|wrong|x\b|y\b|\d)[a-z][a-z -]{2,40}\??$|\bwhat (?:does|do|did) .{2,40} mean\b|\bdefin(?:e|ition)\b|\bmeaning of\b|\bwhat'?s (?:an? )(?!answer|hint)[a-z]/,
  ],
  [
    'asks_hint',
    /\bhints?\b|\bhelp\b|\bstuck\b|\bclue\b|\b(?:don'?t|do not|dont|didn'?t|can'?t|cannot) (?:know|get|understand|see|do|remember)\b|\bno idea\b|\bidk\b|\bdunno\b|\bnot sure\b|\bconfus|\bhow (?:do|can|should|would) (?:i|we|you)\b|\bwhat (?:do i do|now|next|comes next|should i do|is next)\b|\bnext step\b|\bwhere (?:do|should) i (?:start|begin)\b|\bi'?m lost\b|\bpista\b|\bayuda\b|\baide\b|\bindice\b|\bhilfe\b|\bhinweis\b|\baiuto\b|\bajuda\b/,
  ],
  [
    'asks_why',
    /\bwhy\b|\bhow come\b|\bexplain\b|\bwhat do you mean\b|\bhow does that\b|\bwarum\b|\bpourquoi\b|\bpor qu[eé]\b/,
  ],
  [
    'feeling',
    /\bi(?:'?m| am) (?:so |too |really |just )*(?:stupid|dumb|bad at|useless|tired|bored|sad|angry|annoyed|frustrated|worried|nervous|stressed|rubbish)\b|\bi hate\b|\b(?:this|it|maths?)(?: is|'s) (?:too |so |really )*(?:hard|difficult|boring|annoying|confusing|stupid)\b|\bi (?:feel|always fail|never get)\b/,
  ],
  ['thanks', /\b(?:thanks?|thank you|thx|ty|cheers|gracias|merci|danke|grazie|diolch)\b/],
  [
    'greeting',
    /^(?:hi+|hello+|hey+|good (?:morning|afternoon|evening)|yo|hiya|hola|bonjour|hallo|ciao|shwmae)\b/,
  ],
  ['yes', /^(?:yes|yeah|yep|yup|ok(?:ay)?|sure|please|go on|alright|let'?s go|of course)\b/],
  ['no', /^(?:no|nope|nah|not really|not now)\b/],
]

/** Longer messages are judged by their beginning. */
const LONGEST = 1000

export function intentOf(message: string): Intent {
  const text = message
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
  return rules.find(([, pattern]) => pattern.test(text))?.[0] ?? 'none'
}

/** Words that offer an answer rather than pose a problem. */
export const offersAnswer = (message: string): boolean =>
  /\b(?:i (?:got|get|think|did|have|had|wrote|make it)|is it|is that|my (?:answer|line|working)|answer is|it'?s|it is|that'?s|maybe|so|then|now i|becomes?|would be|equals|derivative is|gives)\b/i.test(
    message,
  )

/** Words that pose a problem. */
export const posesProblem = (message: string): boolean =>
  /\b(?:solve|simplify|calculate|evaluate|work out|differentiate|find|compute|factori[sz]e|new|another|next (?:one|question|problem)|what about|how about|now do|can (?:you|we) do|what is|what'?s|how (?:do|would) (?:i|you|we))\b/i.test(
    message,
  )
