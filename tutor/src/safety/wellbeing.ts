import { type Told, toldWords } from '#safety/care-words.ts'
import { type CountryHelp, helpFor } from '#safety/help-lines.ts'
import { plainOf } from '#safety/plain-text.ts'

/** The three answers to “Are you safe right now?”, as the buttons send them. */
export const safeAnswers = {
  yes: 'Yes, I am safe',
  unsure: 'I am not sure',
  no: 'No, I need help now',
} as const

/** What a child says in a quiet moment, as far as it makes a difference to the reply. */
type Act =
  | 'needs_help'
  | 'unsure'
  | 'safe'
  | 'do_not_tell'
  | 'who_is_told'
  | 'how_to_tell'
  | 'are_you_real'
  | 'takes_it_back'
  | 'lesson'
  | 'thanks'
  | 'short'
  | 'other'

/** In this order: the first that fits. */
const acts: readonly (readonly [Exclude<Act, 'other'>, RegExp])[] = [
  [
    'needs_help',
    /^no,? i need help now$|\bneed help (?:right )?now\b|\b(?:i'm|i am) not safe\b|^no(?: i'm not)?$|\bplease help me\b/,
  ],
  [
    'unsure',
    /^(?:i'm|i am) not sure$|^(?:i )?don't know(?: if)?\b|^not (?:really )?sure\b|^maybe$/,
  ],
  ['safe', /^yes,? i(?:'m| am) safe$|^(?:yes|yeah|yep|ye|yh)$|\bi(?:'m| am) safe\b|^safe$/],
  [
    'do_not_tell',
    /\bdon't (?:tell|say|let (?:them|anyone|my \w+) know)\b|\bkeep (?:it|this) (?:a )?(?:secret|between us)\b|\bdo not tell\b|\bplease don't\b|\bnot tell (?:anyone|anybody|my)\b|\bno one can know\b/,
  ],
  [
    'who_is_told',
    /\bwho (?:will|do|did|are|sees?|reads?|gets? told|knows)\b|\b(?:did|will|have|are|can) you (?:going to )?(?:tell|told|telling)\b|\bwill (?:my )?\w+ (?:know|find out|see this)\b|\bget(?:ting)? in(?:to)? trouble\b/,
  ],
  [
    'how_to_tell',
    /\b(?:how|what) (?:do|can|should|could|would) i (?:even )?(?:tell|say)\b|\bwho (?:can|should|could|do) i (?:tell|talk to)\b|\bdon't know (?:how|what|who) to (?:tell|say)\b|\bwhat (?:do|should|can) i do\b/,
  ],
  [
    'are_you_real',
    /\bare you (?:a )?(?:real|human|person|robot|bot|ai|computer)\b|\b(?:you're|you are) (?:just )?(?:a|an) (?:bot|robot|computer|ai|machine)\b/,
  ],
  [
    'takes_it_back',
    /\b(?:just |only )?(?:a )?joke?(?:s|d|ing)?\b|\bjk\b|\bnever ?mind\b|\bnvm\b|\bforget (?:it|i said)\b|\bdidn't mean (?:it|that)\b|\bit's nothing\b|\bi'm fine\b/,
  ],
  [
    'lesson',
    /\b(?:back to|carry on with|go on with|do (?:some|the|my)|continue|help (?:me )?with|can we do|start)\b[^.!?]{0,20}\b(?:maths?|science|english|lesson|question|work|homework|quiz|fractions|it)\b|\d\s*[-+*/=×÷^]\s*\w|\b(?:solve|simplify|factorise|expand|calculate|equation)\b/,
  ],
  ['thanks', /^(?:ok(?:ay)? )?(?:thanks?|thank you|thx|ty|cheers)\b/],
  [
    'short',
    /^(?:ok(?:ay)?|k|kk|fine|sure|right|hm+|mm+|oh|alright|idc|i don't care|whatever)\b[ .!]*$/,
  ],
]

const actOf = (text: string): Act => {
  const plain = plainOf(text).replace(/[.!?]+$/, '')
  return acts.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}

type Situation = {
  readonly time_zone: string
  readonly told: Told
  readonly replies: readonly string[]
}

const emergencyOf = ({ emergency }: CountryHelp) => `**${emergency}**`

const lineOf = ({ lines }: CountryHelp) => {
  const call = lines.find(({ by }) => by === 'call')
  return call ? `**${call.name}**, **${call.number}**` : 'a grown-up whom you trust'
}

/** Two or three wordings of each, so that no child reads the same sentence twice running. */
const wordings: Readonly<Record<Act, (about: Situation, help: CountryHelp) => readonly string[]>> =
  {
    needs_help: (_, help) => [
      `Then please get a person now, before you write on. Ring ${emergencyOf(help)}, or go to the nearest grown-up, a neighbour or a shop, and say “I need help”. They will not mind. I cannot call anybody for you.`,
      `Please do this first: ring ${emergencyOf(help)} or go to somebody near you and say “I need help now”. You can write to me again after that.`,
    ],
    unsure: (_, help) => [
      `That is an honest answer, and not being sure is reason enough to be with somebody. Could you go and sit near a person whom you trust, or ring ${lineOf(help)}? If it gets worse, ring ${emergencyOf(help)}.`,
      `You do not need to be sure to ask for help. Try to be where somebody is, and talk to them or to ${lineOf(help)}. If it turns dangerous, ring ${emergencyOf(help)}.`,
    ],
    safe: ({ told }) => [
      `I am glad that you are safe. What you told me still matters. ${told.length > 0 ? 'Somebody from your school will look for a quiet moment with you.' : 'Is there a grown-up whom you could tell today?'} I am still here if you want to say more.`,
      'Good. You did well to say it. You can stay here for as long as you like, say more, or go back to your work when you are ready.',
    ],
    do_not_tell: ({ told }) => [
      told.length > 0
        ? `I hear that you do not want that, and I will not trick you: when somebody may not be safe, I cannot keep it to myself. ${toldWords(told, 'that')} You can ask them what happens next, and you have a say in it.`
        : 'I have told nobody, and I cannot tell anybody. I do hope that you will, because this is too much for one person. You choose who, and when, and how much.',
      told.length > 0
        ? 'I understand why you would rather keep it quiet. It is my job to be honest with you: the people I named are told, nobody else. Telling is not getting anybody into trouble; it is getting help to you.'
        : 'It stays in this chat. If it gets worse, please do not wait: tell a grown-up or ring one of the numbers above.',
    ],
    who_is_told: ({ told }) => [
      toldWords(told, 'that'),
      told.length > 0
        ? 'Only the people I named are told, and nobody at home by me. You are not in trouble. They see that message and the lines around it, and they write down what they do to help.'
        : 'Nobody is told by me. If you tell a grown-up yourself, they can do what I cannot.',
    ],
    how_to_tell: (_, help) => [
      `Choose somebody who has listened to you before. You could say, or show them on paper: “Something is wrong, and I find it hard to say. Please listen and do not be cross.” One sentence is enough to begin. ${lineOf(help)} can also help you to find the words.`,
      'You do not have to tell it all at once. You could begin with: “I need to talk to you about something that worries me.” If speaking is too hard, write it down and hand it over.',
    ],
    are_you_real: (_, help) => [
      `I am a computer program, not a person, and these words were written by people who care what happens to you. For a real voice, talk to ${lineOf(help)} or to somebody near you.`,
      `No, I am a program. That is why I would like you to talk to a person: somebody at home or at school, or ${lineOf(help)}.`,
    ],
    takes_it_back: ({ told }) => [
      `That is all right. I would rather ask once too often. ${told.length > 0 ? 'Somebody at your school may still ask how you are; you can tell them the same.' : 'If it comes back, you can tell me or a grown-up at any time.'} We can go back to your work whenever you like.`,
      'Okay. You are not in trouble for writing it. If some of it was true, you can say so, now or later.',
    ],
    lesson: () => [
      'We can go back to your work whenever you like: press “Back to my work” above. The numbers stay here if you want them later.',
      'Of course. Press “Back to my work” above and we go on where we stopped. You can come back here at any time.',
    ],
    thanks: () => [
      'Thank you for trusting me with it. Be gentle with yourself today. I am here if there is more.',
      'You are welcome. You did something brave. Is there something small and kind that you could do for yourself now?',
    ],
    short: ({ told }) => [
      `There is no need to say more than you want to. ${told.length > 0 ? 'You are not alone with it: somebody at your school is told.' : 'Please do not stay alone with it: is there a grown-up whom you could sit with?'}`,
      'Take your time. You can write more, or nothing, or go and be with somebody. All of it is fine.',
      'I am still here. If words are hard, tell me with one: better, same or worse?',
    ],
    other: (_, help) => [
      'I am listening. Thank you for telling me more. It sounds like a lot, and it makes sense that you feel like that. Who could be with you today?',
      `Thank you for saying that. I cannot mend it, and I do not want you to be alone with it. A person can do more: somebody whom you trust, or ${lineOf(help)}.`,
      'That matters. You deserve somebody who listens to all of it. Is there a grown-up to whom you could show what you wrote here?',
    ],
  }

export type WellbeingReply = {
  readonly text: string
  /** The child says that it is in danger now: whoever is told should know. */
  readonly needs_help: boolean
}

/**
 * Replies to a child who has not left a quiet moment yet: by words that people wrote, chosen by what it
 * says, never the same twice running. `replies` are Pip's last words in this thread, the latest first.
 */
export function replyInWellbeing(text: string, situation: Situation): WellbeingReply {
  const act = actOf(text)
  const choices = wordings[act](situation, helpFor(situation.time_zone))
  const fresh = choices.find((each) => !situation.replies.includes(each))
  const other = choices.find((each) => each !== situation.replies[0])
  return { text: fresh ?? other ?? choices[0] ?? '', needs_help: act === 'needs_help' }
}
