const straight = (text: string): string => text.replaceAll('’', "'")

/** A sentence in quotation marks is what a question is about, and says nothing of where it is explained. */
export const withoutSample = (text: string): string =>
  text.replace(/["“][^"”]*\s[^"”]*["”]/g, ' ').trim() || text

/** Asks about somebody else: their marks, their number, their password. */
const ofOthers =
  /\b(?:password|phone number|address|marks?|score|grades?|results?|get in (?:the|his|her|their))\b.*\b(?:friend|teacher|sir|miss|him|her|his|their|someone|somebody)\b|\b(?:friend|teacher|sir|miss|someone|somebody|his|her|their|other (?:kids?|students?|people))(?:'?s)?\b.*\b(?:password|phone|address|marks?|score|grades?|results?|answers?)\b|\bwhat did (?!i\b|we\b|you\b)\w+ (?:get|score)\b/i

export const asksOfOthers = (text: string): boolean => ofOthers.test(straight(text))

/** Pleads for the answer, or claims that somebody allowed it. */
const pleading =
  /\b(?:just|only) (?:the |give me the |tell me the )?answers?\b|\bno hints?\b|\b(?:teacher|mum|dad|sir|miss|parents?) (?:says?|said|told|lets?|allow)|\b(?:i(?:'?ll| will)|im going to|i'?m going to) (?:report|give|pay|tell|fail)\b|\bple+a+s+e+ (?:just )?(?:tell|answer)|^\W*pl(?:e{2,}a+|ea{2,})se+\W*$|\bbegging\b|\bgrandma\b|\banswer only\b|\b(?:due|late|hand(?:ed)? it in)\b.{0,20}\b(?:min|hour|today|now|already|tonight|say|tell)|\b(?:5|five) stars\b|\bpromise\b|\byou(?:'?ve got| have| need) to (?:agree|say|tell|confirm)\b|^\W*(?:the )?answer (?:it )?now\W*$/i

export const pleads = (text: string): boolean => pleading.test(straight(text))

/** Fishes for the key of an open question: whether a guess is near it, what it looks like, what it is not. */
const fishing =
  /\b(?:am i|is (?:it|that|this)|was (?:i|it|that)|did i (?:get|do)|have i got|are they|is my)\b.{0,24}\b(?:close|right|correct|warm|cold|hot|ok)\b|\bhow many (?:have i got |did i get |are |of (?:them|these) are )?(?:right|correct|wrong)\b|\b(?:is|are) (?:it|the answer|they|both)\b.{0,12}\b(?:more|less|bigger|smaller|higher|lower|odd|even|negative|positive|between|over|under|above|below)\b|\b(?:first|last|which|what|how many|starting) (?:letters?|digits?|number)\b|\b(?:rhymes?|begins?|starts?|ends?) with\b|\bspell it\b|\b(?:eliminate|cross out|rule out|get rid of|narrow)\b|\b(?:blink|nod|say|type)\b.{0,16}\b(?:yes|twice|once|if)\b|\bbut which\b|^\W*which (?:one|is it|letter)\W*$|\bwarmer or colder\b|\b(?:translate|story|poem|rhyme|backwards|code)\b.{0,40}\banswer\b|\bonly says? answers?\b|\byes or no\b/i

/** "I bet you don't even know", "you do know tho", "just nod". */
const daring =
  /\b(?:you|u) (?:(?:do|don'?t|dont|must|actually|defo|so|even|totally) )*know\b(?! (?:what i mean|me|my|how i))|^\W*(?:just )?(?:nod|wink|blink)\b/i

export const fishes = (text: string): boolean =>
  fishing.test(straight(text)) || daring.test(straight(text))

const narrowing =
  /^\W*(?:(?:ok|can|could|you|u|please|pls|just) )*(?:eliminate|cross out|rule out|narrow|get rid of|take away)\b.*\b(?:\d|one|two|some|options?|answers?|it)\b/i

/** Wants some of the options gone. */
export const narrows = (text: string): boolean => narrowing.test(straight(text))

const power =
  /\b(?:change|raise|fix|edit|delete|up|hack|improve|boost) (?:my|his|her|their|the|a) (?:\w+ )?(?:marks?|scores?|grades?|results?|level)\b|\blog (?:me|us) (?:in|on) (?:as|to)\b|\bhack\b/i

/** Wants done what only people of the school may do. */
export const asksForPower = (text: string): boolean => power.test(straight(text))

const where =
  /\b(?:where|what) (?:did|have) i (?:go(?:ne)? wrong|do(?:ne)? wrong|mess)|\bmy mistake\b|\bwh?at'?s? (?:is |was )?wrong (?:with|about|in) (?:it|this|that|mine|my)\b|\bwhy (?:is|was) (?:it|mine|that|my answer) (?:wrong|not right|incorrect)\b|\bwhich (?:line|step|part|bit) (?:is|was|isn'?t) (?:it )?(?:wrong|right)\b/i

/** Asks for the slip that was named before. */
export const asksWhere = (text: string): boolean => where.test(text)

const checking =
  /\bhow (?:do|can|would|could) (?:i|you|we) (?:check|know|be sure|tell)\b|\bcheck (?:it|this|that) (?:my|our)sel(?:f|ves)\b/i

/** Asks how an answer is checked by oneself. */
export const asksToCheck = (text: string): boolean => checking.test(text)

const stuck =
  /\b(?:don'?t|dont|do not|can'?t|cant) (?:know|get|understand|see|remember)\b|\b(?:can'?t|cant|cannot) do (?:it|this|that)\b|\bidk\b|\bno (?:idea|clue)\b|\bstuck\b|\bconfus\w*|\blost\b|\btried (?:them |it |this |that )?(?:all|everything|loads)\b|\bnothing works\b|\bjust guessing\b/i

/** Says that nothing comes, which is fine. */
export const isStuck = (text: string): boolean => stuck.test(straight(text))

const asking =
  /^\W*(?:(?:so|and|but|ok|ok then|wait|also|then) )*(?:what|whats|when|where|why|how|which|who|is|are|does|do|did|can|could|was|were|should|tell me|explain)\b|\?\s*$/i

/** Is put as a question. */
export const isAsking = (text: string): boolean => asking.test(straight(text))

const pointing =
  /\b(?:it|its|it's|this|that|they|them|these|those|one|ones|there)\b|\bexamples?\b|^\W*(?:and|so|but|what about|how about)\b|^\W*(?:simpler|another way)\W*$/i

/** Points back to what was spoken of before: "where does it happen", "and a metaphor". */
export const pointsBack = (text: string): boolean => pointing.test(straight(text))

const again =
  /^\W*(?:(?:can|could|would) you |please |pls )*(?:(?:say|put|explain) (?:it|that|this) )?(?:in )?(?:an? )?(?:(simpler)(?: (?:way|words?))?|(?:an)?other way|differently)(?: please| pls)?\W*$/i

/** Asks for the same in simpler words, or in another way. */
export function asksAgain(text: string): 'simpler' | 'another_way' | undefined {
  const found = again.exec(straight(text).trim())
  if (!found) return undefined
  return found[1] === undefined ? 'another_way' : 'simpler'
}

const foreignWhy =
  /^\W*(?:por qu[eé]|pourquoi|warum|wieso|perch[eé]|dlaczego|de ce|neden|niye|waarom|pam|maxaa|لماذا|почему|为什么|kyun|kyon)\W*$/iu

/** Asks "why?" in another language. */
export const asksWhyElsewhere = (text: string): boolean => foreignWhy.test(text)

const foreignThanks =
  /\b(?:danke|merci|gracias|grazie|obrigad[oa]|dzi[eę]ki|dzi[eę]kuj[eę]|mul[tț]umesc|te[sș]ekk[uü]r\w*|shukria|shukran|mahadsanid|diolch|bedankt|спасибо|дякую|谢谢|شكرا|شکریہ|thx|thnx|tysm)(?![\p{L}])|\bthank ?(?:you|u)/iu

/** Gives thanks in another language, or written in one. */
export const thanksElsewhere = (text: string): boolean =>
  foreignThanks.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS_OF_THANKS

const MOST_WORDS_OF_THANKS = 5

const ownWork =
  /\b(?:do|answer|finish) (?:all )?(?:of )?(?:my|the) (?:\w+ ){0,2}homework\b|\bdo (?:question|number|q|ex(?:ercise)?) ?\d+ (?:for|4) me\b|\bdo (?:the |this |that )?(?:last |first |next |other )?(?:one|bit|part|question|it) (?:for|4) me\b|\b(?:write|do|make|finish) (?:me )?(?:my|the|a|an|this) .{0,20}\b(?:homework|essay|poem|story|assignment|coursework|speech|poster|project|worksheet|presentation|report)\b/i

const ownPart =
  /\b(?:write|make up|think of|come up with) (?:me )?(?:an? |the |my |some )?(?:\w+ ){0,2}(?:slogan|title|line|rhyme|verse|sentence|paragraph|ending|opening|introduction|conclusion|headline)s? for me\b|^\W*(?:(?:ok|please|pls|can you|could you|will you|no|but|just) )*(?:write (?:it|that|this|one)|(?:do|write) (?:the|an?) (?:first|last|next|opening) (?:paragraph|sentence|line)|just the (?:first|last|opening) (?:paragraph|sentence|line|bit))(?: for me)?(?: (?:please|pls|then))?\W*$/i
/** Whoever has to write something, or asks how, wants help and not the thing. */
const isOwnTask =
  /\b(?:i(?:'ve| have|'m)?|we(?:'ve| have)?|ive|im)\b[^.?!]{0,20}\bto (?:write|do|make|finish)\b|\bhow (?:do|can|should|would) (?:i|you|we|u)\b/i

/** Wants own work done in one's place. */
export const wantsWorkDone = (text: string): boolean =>
  (ownWork.test(straight(text)) && !isOwnTask.test(straight(text))) || ownPart.test(straight(text))

const plainAsk =
  /^\W*(?:(?:please|pls|just|can you|could you|ok|no) )*(?:tell|give|show|say)(?: me)? (?:me )?(?:the |it |its )?(?:whole |full |final |right )?(?:answer|solution|working|result)s?(?: (?:please|pls|now))*\W*$/i

/** Asks for the answer in so many words, and nothing else. */
export const asksForAnswer = (text: string): boolean => plainAsk.test(straight(text))

const planning =
  /\bwhat (?:topics? |subjects? )?(?:should|shall|do|could|must) (?:i|we) (?:need to |have to )?(?:revise|study|practi[sc]e|work on|learn|start with|do (?:first|today))\b(?!.*\b(?:this|that|it|here)\b)/i

/** Asks what to learn next, whatever is in hand. */
export const asksForPlan = (text: string): boolean => planning.test(text)

/** Words of a call for help that name nothing of the question. */
const bareWords = new Set(
  `a about all and any anything ask asking at but can can't cant clueless confused could do does doesn't doesnt don't
  dont eh even explain get go have help here hi how huh i i'm idk im in is it it's its just know like lost making
  makes me mean means meant need no not now of ok okay on one pip please plz pls question really say sense so
  sorry start started still stuck sure tell that the this to understand understood want wat what what's whats
  where with wot would yes you u`.split(/\s+/),
)

/** Calls for help, and says nothing of what it is about: "help", "i dont get it", "what does the question mean". */
export const isBareCall = (text: string): boolean =>
  (
    straight(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).every((word) => bareWords.has(word))

const method =
  /^\W*(?:(?:so|ok|and|but|wait|then|oh|um+|or) )*(?:do|should|must|can|could|am|is|would|will|dont|don't) (?:i|u|you|we|it)(?: (?:just|have to|need to|meant to|supposed to|do|going to|gonna|first|like|all))* (?:(?:\d[\d.]* )?(?:add|plus|take|minus|subtract|times|multiply|divided?|half|halve|double|square|cube|round|flip|share|split|count|sin|cos|tan)\b)/i

/** Asks whether something is the way: "do i times them", "is it sin or cos". It is a question and no answer. */
export const asksMethod = (text: string): boolean => method.test(straight(text))

const done =
  /^\W*(?:(?:ok|right|yes|yay|and|so|now|im|i'm|i am|all|i|ive|i've|have|think|it's|its|that's|thats) )*(?:done|finished|did it|put it in|drawn it|handed it in|submitted)(?: (?:it|that|now|one|pip))*\W*$/i

/** Says that the question is done, which the page has to see. */
export const saysDone = (text: string): boolean => done.test(straight(text))

const leaving =
  /^\W*(?:(?:ok|lets|let's|can|could|i|we|want to|wanna|just|pls|please|im|i'm|fine|whatever) )*(?:mov(?:e|ing) on|skip|leave)(?: (?:it|this|that|one|now|please|pls))*\W*$/i
const onward =
  /^\W*(?:(?:ok|so|right|thx|thanks|cool|and|now) )*(?:next|more|another)(?: (?:one|question|please|pls))*\W*$/i

/** Leaves the question: by name while it is open, else for the next one. */
export const movesOn = (text: string, is_open: boolean): boolean =>
  leaving.test(straight(text)) || (!is_open && onward.test(straight(text)))
