import type { ConcernKind, Response } from '#safety/kinds.ts'

export type Rule = {
  readonly kind: ConcernKind
  readonly response: Exclude<Response, 'go_on'>
  readonly pattern: RegExp
}

/** Who a child speaks of as family or as a grown-up that it knows. */
const grownUp =
  '(?:dad|daddy|father|mum|mummy|mother|step ?dad|step ?mum|step ?father|step ?mother|uncle|auntie?|grandad|grandpa|nan|gran|foster (?:dad|mum|carer)|carer|teacher|coach|babysitter|tutor|imam|priest|brother|cousin|boyfriend|girlfriend)'

/** Ways of speaking that mean something else; they are taken out before the rules look. */
const harmless =
  /\b(?:this|that|it|maths?|homework|school|the (?:test|exam|heat))(?: is|'s)? killing me\b|\bkill myself laughing\b|\bdying (?:to|of (?:laughter|boredom|heat))\b|\bcut myself (?:a|an|some|another|off|short)\b|\bsuicide squad\b|\bmy (?:phone|battery|pen|tablet)[^.]{0,20}\b(?:died|dead|dying)\b/g

/**
 * Said so openly that no model is needed, most urgent first. Few and narrow: each of them must mean
 * what it seems to mean, in whatever it stands; what is only hinted at is for the encoder to hear.
 */
const rules: readonly Rule[] = [
  {
    kind: 'danger_now',
    response: 'care',
    pattern:
      /\bi(?:'ve| have)? (?:just )?(?:took|taken|swallowed|drank|drunk)\b[^.!?]{0,30}\b(?:bleach|antifreeze|weed ?killer|too many|a whole (?:box|pack|packet|bottle)|all (?:the|my|of)|loads of|lots of|a lot of)\b[^.!?]{0,20}\b(?:bleach|antifreeze|pills|tablets|paracetamol|ibuprofen|medicine|meds)?\b|\bi(?:'ve| have)? (?:just )?(?:swallowed|drank|drunk) (?:some |the )?(?:bleach|antifreeze|weed ?killer)\b|\b(?:someone|somebody|a man|he|she)(?:'s| is| has been) following me\b|\b(?:someone|somebody|a man) (?:has )?(?:broke|broken|got|climbed) in(?:to)? (?:our|my|the) (?:house|flat|home|window)\b|\b(?:he|she|someone|my \w+)(?:'s| has|'s got| has got) a (?:knife|gun)\b[^.!?]{0,24}\b(?:me|us|my|mum|house|door)\b|\bi(?:'m| am) (?:not safe|in danger|bleeding and)\b|\bhelp me he(?:'s| is) (?:here|outside|in the house)\b/,
  },
  {
    kind: 'suicide',
    response: 'care',
    pattern:
      /\b(?:kill|hang|drown|shoot) myself\b|\b(?:i|i'm|i've)\b[^.!?]{0,30}\b(?:want|wish|going|need|rather|deserve|plan\w*|ready)\b[^.!?]{0,16}\b(?:to die|to be dead|i was dead|i were dead|end my life|take my (?:own )?life|end it all|never wake up|not wake up)\b|\bdon't want to (?:live|be alive|wake up|exist)\b|\bdon't want to be here any ?more\b|\bwish i (?:was|were) (?:dead|never born)\b|\b(?:everyone|they|mum|dad|world|family)\b[^.!?]{0,24}\bbetter off without me\b|\b(?:i|i'm|i've|my)\b[^.!?]{0,30}\bsuicid(?:e|al)\b|\bno (?:reason|point) (?:to|in) liv(?:e|ing)\b|\b(?:quiero morir(?:me)?|suicidarme|matarme|veux mourir|me suicider|me tuer|will sterben|mich umbringen|chcę umrzeć|zabić się|vreau să mor|voglio morire|uccidermi|quero morrer|me matar)\b|хочу умереть|أريد أن أموت|मरना चाहत|我想死|自杀|死にたい/,
  },
  {
    kind: 'self_harm',
    response: 'care',
    pattern:
      /\b(?:cut|cuts|cutting|burn|burning|hurt|hurting|harm|harming|scratch|scratching|starve|starving)(?: at| on)? (?:myself|my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach))\b(?! (?:on|with) (?:paper|glass|a (?:tin|can|rose|thorn))| (?:by accident|shaving|cooking|playing|running|falling))|\b(?:i|i've|i'm|me|my)\b[^.!?]{0,40}\bself[- ]?harm(?:ing|ed)?\b|\b(?:hacerme daño|me faire du mal|mich verletzen)\b/,
  },
  {
    kind: 'abuse',
    response: 'care',
    pattern: new RegExp(
      `\\bmy ${grownUp}\\b[^.!?]{0,24}\\b(?:hits|beats|punches|kicks|slaps|strangles|chokes|whips|rapes|raped|molests|molested|hurts|beat|hit|punched|kicked|slapped|strangled) (?:me|us|my (?:mum|sister|brother))\\b(?! (?:in|at) (?:the )?(?:race|chess|football|game|fifa|tennis|a game))|\\bmy ${grownUp}\\b[^.!?]{0,24}\\b(?:touch(?:es|ed|ing)|gropes|groped|feels|felt) (?:me|my (?:legs?|thighs?|body|bum|chest|private))\\b|\\btouch(?:es|ed)? me\\b[^.!?]{0,20}\\b(?:private|inappropriate|where i don't|down there)|\\b(?:i|i've|i've been|was|being|got) (?:been )?(?:raped|molested|sexually abused)\\b|\\bscared (?:to go|of going) home\\b|\\b(?:don't want|scared|afraid) to go home\\b[^.!?]{0,40}\\b(?:he|she|dad|mum|they)\\b`,
    ),
  },
  {
    kind: 'grooming',
    response: 'care',
    pattern:
      /\b(?:asks?|asked|asking|wants?|wanted|told|made|makes|keeps? (?:asking|telling)|begging|forced)\b[^.!?]{0,30}\b(?:nudes?|naked|without (?:my |any |no )?clothes|topless|in my (?:underwear|bra))\b|\b(?:post|share|leak|send|show)(?:s|ing)?\b[^.!?]{0,12}\bmy nudes\b/,
  },
  {
    kind: 'forced_marriage',
    response: 'care',
    pattern:
      /\b(?:make|making|makes|forcing|forces|force|made)\b[^.!?]{0,10}\bme\b[^.!?]{0,12}\b(?:marry|get married|be married|get engaged)\b|\bmarry me off\b/,
  },
  {
    kind: 'weapons',
    response: 'refuse',
    pattern:
      /\b(?:bring|take|taking|bringing|sneak|carry)\b[^.!?]{0,16}\ba (?:gun|knife|blade|machete)\b[^.!?]{0,16}\b(?:school|class)\b|\bhow (?:do|can|would|to)\b[^.!?]{0,12}\b(?:make|build|buy|get)\b[^.!?]{0,16}\b(?:(?:pipe|nail|petrol|real|home ?made) bomb|a bomb|explosives|a (?:real )?gun)\b(?![^.!?]*\b(?:minecraft|roblox|fortnite|terraria|game|scratch|unity)\b)/,
  },
  {
    kind: 'sexual',
    response: 'refuse',
    pattern:
      /\bsend (?:me )?(?:your )?nudes?\b|\btalk dirty\b|\bsext(?:ing)? (?:with )?me\b|\bhave sex with me\b|\b(?:find|watch|show me|get)\b[^.!?]{0,12}\bporn\w*\b/,
  },
  {
    kind: 'contact',
    response: 'refuse',
    pattern:
      /\b(?:can|could|let's|want to)\b[^.!?]{0,6}\b(?:we|us)?\b ?\b(?:meet(?: up)?(?: in (?:person|real life))?|video ?call)\b[^.!?]{0,20}\b(?:you|person|real life|irl)\b|\bwhat(?:'s| is) your (?:phone number|number|home address|snap(?:chat)?|insta(?:gram)?|whatsapp)\b|\badd me on (?:snap|insta|whats|discord|tiktok)/,
  },
]

const joining =
  /^\W*(?:(?:hi|hello|please|so|ok|and)\W+)*(?:how|where) (?:do|can|could|would|should) (?:i|we|you) (?:(?:make|get|create|open|set up|start|have) (?:an|my|our|a new) account|sign up|join|register)(?: (?:here|on here|with you|for free|on (?:this|the) (?:site|app|website)))?\W*$/

/** Asks how to come in here, and nothing else: the words of an account are also those of breaking into one. */
export const asksToJoin = (plain: string): boolean => joining.test(plain)

/** The most urgent rule that a plain text meets, if any. */
export function findRule(plain: string): Rule | undefined {
  const said = plain.replace(harmless, ' ')
  return rules.find(({ pattern }) => pattern.test(said))
}

const personalData =
  /[\w.+-]+@[\w-]+\.[a-z]{2,}|\bmy (?:full name|surname|home address|phone(?: number)?|mobile(?: number)?|password|postcode|date of birth) is\b|\bmy address is\b[^.!?]{0,12}\d|\bi live (?:at|on) \d+\b|\bmy birthday is (?:on )?(?:the )?\d|(?<![\d.+=*/-] ?)(?:\+44 ?7\d{3}|07\d{3})[ -]?\d{3}[ -]?\d{3}(?!\d)|\b(?:call|text|ring|phone|number is|reach me (?:on|at))\b[^.!?]{0,10}\+?\d[\d ()-]{8,}\d/

/** Whether a text gives away where or how somebody can be found. Reads it as it was typed, in lower case. */
export const tellsPersonalData = (text: string): boolean =>
  personalData.test(text.normalize('NFKC').toLowerCase())
