/** What a message of a student may be a sign of. */
export type SafetyCategory =
  | 'none'
  | 'self_harm'
  | 'abuse'
  | 'danger'
  | 'sexual'
  | 'contact'
  | 'personal_data'

/**
 * `support`: a caring answer with where to find help, no teaching, and a flag to the school.
 * `decline`: a kind refusal, and a flag. `remind_privacy`: the answer goes on, the data must not
 * leave the school. `none`: nothing.
 */
export type SafetyAction = 'none' | 'support' | 'decline' | 'remind_privacy'

export type Screening = { readonly category: SafetyCategory; readonly action: SafetyAction }

type Rule = { readonly category: Exclude<SafetyCategory, 'none'>; readonly pattern: RegExp }

/** Ways of speaking that mean something else; they are taken out before the rules look. */
const harmless =
  /\b(?:this|that|it|maths?|homework|school|the test|exam)(?: is|'s)? (?:literally )?killing me\b|\bdying (?:to|of (?:laughter|boredom))\b|\bcut myself (?:a|some|another)\b|\b(?:a|the|roll a|fair) die\b|\bkill(?:ed)? (?:it|the (?:boss|monster|process))\b|\bmy (?:phone|battery|pen|tablet)[^.]{0,20}\b(?:died|dead|dying)\b|\bsuicide squad\b/g

/** In order of urgency; English first, then the commonest words of some other languages. */
const rules: readonly Rule[] = [
  {
    category: 'self_harm',
    pattern:
      /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|starv(?:e|ing)|burn(?:ing)?) (?:my ?self|me on purpose)\b|\bself[- ]?harm|\bsuicid|\bend(?:ing)? (?:my life|it all|everything)\b|\btake my (?:own )?life\b|\b(?:want|wanna|wish|going|gonna|rather)\b[^.!?]{0,24}\b(?:to |2 )?(?:die|be dead|not exist|disappear for ?ever|never wake up|not be (?:alive|here))\b|\bwish i (?:was|were) (?:dead|never born)\b|\bdon'?t want to (?:live|be alive|be here)(?: any ?more)?\b|\bno (?:reason|point) (?:to|in) liv|\bbetter off (?:dead|without me)\b|\bkms\b|\boverdos/,
  },
  {
    category: 'self_harm',
    pattern:
      /\b(?:quiero morir(?:me)?|suicidarme|matarme|hacerme daño|veux mourir|me suicider|me tuer|me faire du mal|will sterben|mich umbringen|mich verletzen|chcę umrzeć|zabić się|vreau să mor|voglio morire|uccidermi|quero morrer|me matar)\b|хочу умереть|أريد أن أموت|मरना चाहत|我想死|自杀|死にたい/,
  },
  {
    category: 'abuse',
    pattern:
      /\b(?:dad|father|mum|mom|mother|step ?(?:dad|mum|mom|father|mother)|uncle|aunt|brother|sister|cousin|teacher|coach|babysitter|parents?|boyfriend|girlfriend|he|she|they|someone|somebody)\b[^.!?]{0,30}\b(?:hits?|beats?|punche[sd]|kick(?:s|ed)|hurts?|slap(?:s|ped)|chok(?:es?|ed)|abus(?:es?|ed)|rap(?:es?|ed)|molest(?:s|ed)?|touch(?:es|ed)) me\b|\b(?:am|was|been|being|get|got) (?:abused|raped|molested|beaten|hit at home|groomed)\b|\btouch(?:es|ed)? (?:me|my)[^.!?]{0,20}\b(?:private|inappropriate|where i don'?t)|\bscared (?:to go|of going) home\b|\bafraid of my (?:dad|father|mum|mom|mother|step|uncle|parents?)/,
  },
  {
    category: 'danger',
    pattern:
      /\b(?:someone|somebody|he|she|they|a man)\b[^.!?]{0,24}\b(?:following me|has a (?:knife|gun)|going to (?:kill|hurt) me|broke in(?:to)?)\b|\b(?:bring|brought|take|taking|got|have)\b[^.!?]{0,16}\b(?:a )?(?:gun|knife|weapon)\b[^.!?]{0,16}\b(?:school|class)|\b(?:want|going|gonna|plan\w*) to (?:kill|shoot|stab) (?:him|her|them|people|everyone|someone|my)|\b(?:call the police|i(?:'m| am) (?:not safe|in danger)|took too many (?:pills|tablets)|i(?:'m| am) bleeding|can'?t breathe)\b|\brun(?:ning)? away from home\b/,
  },
  {
    category: 'sexual',
    pattern:
      /\b(?:nudes?|naked (?:pic|photo|video|picture)|sext(?:ing)?|porn\w*|have sex with|send (?:me )?(?:a )?(?:sexy|dirty))\b/,
  },
  {
    category: 'contact',
    pattern:
      /\b(?:can we|let'?s|want to|wanna) (?:meet(?: up)?(?: in (?:person|real life))?|video ?call)\b[^.!?]{0,20}\b(?:you|person|real life|irl)|\bwhat(?:'s| is) your (?:phone|number|address|snap(?:chat)?|insta(?:gram)?|whatsapp)\b|\badd me on (?:snap|insta|whats|discord|tiktok)/,
  },
  {
    category: 'personal_data',
    pattern:
      /(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}|\bmy (?:full name|surname|address|phone(?: number)?|mobile|password|postcode|date of birth|birthday) is\b|\bi live (?:at|on) \d+\b|(?<![\d.])(?:\+\d{1,3}[ -]?|0)\d{3,5}[ -]?\d{3}[ -]?\d{3,4}(?!\d)/,
  },
]

const actions: Readonly<Record<SafetyCategory, SafetyAction>> = {
  none: 'none',
  self_harm: 'support',
  abuse: 'support',
  danger: 'support',
  sexual: 'decline',
  contact: 'decline',
  personal_data: 'remind_privacy',
}

/**
 * Looks for signs that a message needs a person and not a lesson. Rules over words: it finds what
 * is said openly, and it cannot find what is only meant; better too often than too rarely.
 */
export function screenMessage(text: string): Screening {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(harmless, ' ')
  const rule = rules.find((each) => each.pattern.test(plain))
  const category = rule?.category ?? 'none'
  return { category, action: actions[category] }
}

const help =
  'You can talk to **Childline** at any time, free and in confidence: **0800 1111**. If you or somebody else is in danger right now, ring **999**, or the emergency number where you are. Please also tell a grown-up you trust, such as a parent, a teacher or the school nurse.'

/** Goes before an answer when a message held personal data. */
export const privacyWords =
  'Please keep names, addresses, numbers and passwords to yourself here. I do not need them.'

/** The fixed answers, written by people. They hold no question and no lesson. */
export const safetyWords: Readonly<
  Record<Exclude<SafetyCategory, 'none' | 'personal_data'>, string>
> = {
  self_harm: `Thank you for telling me. I am really sorry that it feels like this, and I am glad you said it. You matter, and you do not have to carry this alone.\n\n${help}\n\nI am a tutor made of rules, and this deserves a real person. Your lesson can wait.`,
  abuse: `Thank you for telling me. What you describe is not okay, and it is not your fault. You deserve to be safe.\n\n${help}\n\nI am a tutor made of rules, and this deserves a real person. Your lesson can wait.`,
  danger: `Thank you for telling me. Your safety comes first, before any lesson.\n\n${help}\n\nI am a tutor made of rules and cannot call anybody for you, so please reach a person now.`,
  sexual:
    'That is not something I can talk about. If somebody asked you for pictures or said things that made you uncomfortable, it is not your fault: please tell a grown-up you trust, or ring **Childline** on **0800 1111**.',
  contact:
    'I am a computer program, so I cannot meet or call anybody, and I have no account anywhere. Please keep your own contacts to yourself here. I am glad to go on with your lesson.',
}
