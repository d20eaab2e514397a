import { type CountryHelp, helpFor } from '#safety/help-lines.ts'
import type { ConcernKind } from '#safety/kinds.ts'

/** Who will be told, as a child may be told: names of grown-ups at its school; none where there is no school. */
export type Told = readonly string[]

/** The fixed words of care, written by people. They hold no lesson, no blame and no promise to keep a secret. */
const opening: Readonly<Record<ConcernKind, string>> = {
  suicide:
    'Thank you for telling me. I am really sorry that it hurts this much, and I am glad that you said it. You matter, and you do not have to carry this alone.',
  self_harm:
    'Thank you for telling me. I am sorry that things hurt this much. You are not in trouble and you are not strange. You do not have to carry this alone.',
  eating:
    'Thank you for telling me. That sounds very hard to carry on your own. It is not your fault, and there are people who understand it and can help.',
  abuse:
    'Thank you for telling me. What you describe is not okay, and it is not your fault. You deserve to be safe.',
  neglect:
    'Thank you for telling me. That is too much for you to manage on your own, and it is not your fault. You deserve to be looked after.',
  grooming:
    'Thank you for telling me. You have done nothing wrong, whatever was said or sent. You may stop answering that person now; you do not have to send or pay anything, and keeping the messages helps the people who help you.',
  bullying:
    'Thank you for telling me. Nobody may hurt or threaten you, and it is not your fault. You do not have to put up with it.',
  forced_marriage:
    'Thank you for telling me. Nobody may make you marry or hurt your body, whoever they are. It is against the law, it is not your fault, and there are people whose work it is to keep you safe.',
  danger_now:
    'Your safety comes first, before any lesson. If you can, go to where other people are. If you have taken or swallowed something, tell a grown-up now, even if you feel all right.',
  drugs:
    'Thank you for telling me. You are not in trouble with me. If you have taken something and feel unwell, tell a grown-up now, even if you feel ashamed.',
  weapons:
    'Thank you for telling me. When somebody may get hurt, you too, it is too big for one person. Telling a grown-up is the brave thing, and it is not telling tales.',
  sexual:
    'Thank you for telling me. Nobody may make you do or look at something that you do not want to. It is not your fault, and you are not in trouble.',
  crime:
    'Thank you for telling me. Being made to do something wrong is not your fault, and you can still get out of it. There are people who help with this.',
  friend:
    'Thank you for telling me. You are a good friend. This is too big to carry as a secret, and telling a grown-up is how you help.',
  sadness:
    'Thank you for telling me. I am sorry that it has been this heavy. You do not have to feel like this on your own.',
  contact: 'Thank you for telling me. You are right to be careful with people you do not know.',
}

const person = 'I am a computer program, so I cannot be there with you. A person can.'

/** Where help is, in one sentence: it stands in the text too, for whoever sees nothing but the text. */
function whereHelpIs({ lines, emergency }: CountryHelp): string {
  const calls = lines.filter(({ by }) => by === 'call').slice(0, 1)
  const listen = calls.map(
    ({ name, number }) => `You can talk to **${name}**, free and in confidence: **${number}**. `,
  )
  return `${listen.join('')}If you or somebody else is in danger right now, ring **${emergency}**${emergency === '112' && lines.length === 0 ? ', or the emergency number where you are' : ''}.`
}

/** Says truly who is told and what they see. Where nobody is, it says so, and helps the child to tell. */
export function toldWords(told: Told, which: 'this' | 'that' = 'this'): string {
  if (told.length === 0) {
    return 'I have told nobody: no grown-up gets a message from me. Please tell one yourself, such as a parent, a teacher, a nurse or whoever you trust. You could say: “Something is wrong and I need you to listen.”'
  }
  return `**${listed(told)}** at your school will be told that you could use someone to talk to. They see ${which} message and the ten lines around it, not your other chats.`
}

const listed = (names: readonly string[]): string =>
  names.length <= 1
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1] ?? ''}`

export function careWords(
  kind: ConcernKind,
  { time_zone, told }: { time_zone: string; told: Told },
) {
  return [opening[kind], person, whereHelpIs(helpFor(time_zone)), toldWords(told)].join('\n\n')
}

const checkIn: Readonly<Partial<Record<ConcernKind, string>>> = {
  bullying:
    'I am sorry. Being treated like that hurts, and it is not your fault. It matters more than any question, so let us put the work down for a moment.',
  friend:
    'It is kind of you to worry about them. You do not have to know what to do, and you do not have to do it alone.',
  eating:
    'Thank you for saying that. Many people worry about how they look or what they eat, and it can become very tiring. It is all right to ask for help early.',
  grooming:
    'It was wise to ask. You never have to answer somebody, send anything or keep a secret because they want you to.',
  crime:
    'Thank you for being honest about it. A mistake does not make you a bad person, and there is a way to put it right.',
}

const checkInOtherwise =
  'Thank you for telling me. That sounds hard, and how you feel matters more than any question, so let us put the work down for a moment.'

const checkInEnd =
  'Would you like to say a little more? And is there somebody, at home or at school, whom you would like to tell?'

export function checkInWords(
  kind: ConcernKind,
  { time_zone, told }: { time_zone: string; told: Told },
) {
  const words = [checkIn[kind] ?? checkInOtherwise, `${person} ${checkInEnd}`]
  return [...words, whereHelpIs(helpFor(time_zone)), toldWords(told)].join('\n\n')
}

const refusal: Readonly<Partial<Record<ConcernKind, string>>> = {
  sexual:
    'That is not something I talk about. If somebody asked you for something that felt wrong, it is not your fault, and you can tell me that.',
  contact:
    'I am a computer program, so I cannot meet or call anybody, and I have no account anywhere. I am here for your lessons.',
  weapons:
    'I cannot help with that. If you are angry with somebody, or afraid of them, you can tell me that, and we can think about who could help.',
  drugs:
    'I cannot help with that. If somebody is pressing you, or you have taken something, you can tell me that without getting into trouble with me.',
}

const refusalOtherwise = 'I cannot help with that. I am glad to go on with your work.'

/** Short and kind, without a lecture. Says who sees such a message, where somebody does. */
export function refusalWords(kind: ConcernKind, { told }: { told: Told }): string {
  const words = refusal[kind] ?? refusalOtherwise
  return told.length === 0
    ? words
    : `${words}\n\nMessages like this one are shown to ${listed(told)} at your school.`
}

/** Goes before an answer when a message held personal data. */
export const privacyWords =
  'Please keep names, addresses, numbers and passwords to yourself here. I do not need them.'
