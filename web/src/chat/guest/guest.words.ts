import { userRole } from '@learngrove/contract/roles'
import type { StoredUser } from '#platform/session.ts'
import { networkWords, platformWords } from '#platform/words.ts'

/** First messages to try, each with what it shows. */
export const guestSuggestions = [
  { text: 'Help me solve 3x + 5 = 20', about: 'One step at a time' },
  { text: 'How do I add 1/2 and 1/3?', about: 'Fractions' },
  { text: 'What is photosynthesis?', about: 'From the course notes' },
] as const

export const guestText = {
  title: 'Ask Pip',
  begin: 'New conversation',
  hello: 'Hello, what are you working on?',
  what: 'Pip asks before it tells, goes one step at a time, and shows where it knows things from.',
  no_account: 'You need no account.',
  try_as_parent: 'Here you can see for yourself how it works with a child.',
  try_as_staff: 'Here you can see for yourself how it works with students.',
  unseen: 'No school and no parent sees this conversation.',
  not_in_account: 'This conversation is no part of your account, and no school sees it.',
  how_long: 'It opens in this tab alone, and is deleted seven days after your last message.',
  to_child: 'To the week of my child',
  keep_title: 'Would you like to keep this?',
  keep: 'With an account this conversation comes with you, and Pip has questions for you to practise.',
  sign_up: 'Make an account',
  not_now: 'Not now',
  sign_in: 'Sign in',
  own_page: 'To my page',
  to_end: 'Jump to the latest',
  say_more: 'Say more, if you like',
  quiet: 'A quiet moment',
  back: 'Back to my work',
  leave: 'Leave quickly',
  not_sent: 'Not sent yet.',
  again: 'Try again',
  offline: 'This conversation needs the network',
  offline_more: 'It comes by itself when you are back online.',
  not_there: 'This conversation did not arrive',
  over_title: 'This conversation is over',
  over: 'This conversation was deleted after seven days without a message. Begin a new one, and nothing is in its way.',
  taken: 'Your conversation came with you',
  taken_more: 'It stands in your list now. If it was somebody else’s, you can delete it there.',
  taken_go: 'Open it',
} as const

/** What is said before the first message: whoever is signed in is told how this page goes with their account. */
export function beginWords(user: Pick<StoredUser, 'user_role_id'> | undefined) {
  const { what, how_long } = guestText
  const isParent = user?.user_role_id === userRole.parent
  const tried = isParent ? guestText.try_as_parent : guestText.try_as_staff
  return {
    what: `${what} ${user ? tried : guestText.no_account}`,
    privacy: `${user ? guestText.not_in_account : guestText.unseen} ${how_long}`,
    own_page: isParent ? guestText.to_child : guestText.own_page,
  }
}

export const leftWords = (left: number): string => {
  if (left === 0) return 'No messages left for now.'
  return left === 1 ? 'One message left today.' : `${left} messages left today.`
}

/** Refusals after which a new conversation has to begin. */
export const isOver = (code: string): boolean =>
  code === 'GUEST_SESSION_OVER' || code === 'NOT_FOUND'

/** Why a message was not sent, and what to do. */
export function notSentWords(code: string, wait: string | undefined, isSignedIn: boolean): string {
  if (isOver(code)) return guestText.over
  switch (code) {
    case 'UNREACHABLE':
      return networkWords
    case 'DAILY_BUDGET_USED': {
      const next =
        wait === undefined ? 'There are new ones tomorrow' : `There are new ones in ${wait}`
      return isSignedIn
        ? `You have used the messages that there are on this page in a day. ${next}.`
        : `You have used the messages that visitors have in a day. ${next}, and with an account you have more.`
    }
    case 'GENERATION_IN_PROGRESS':
      return 'Pip is still answering. Send this when the answer is there.'
    case 'MESSAGE_ID_USED':
      return 'This went wrong on our side. Copy your message and send it again.'
    case 'INVALID_REQUEST':
      return 'Pip could not read this message. Change it a little and send it again.'
    case 'TOO_MANY_REQUESTS':
      return platformWords.TOO_MANY_REQUESTS
    default:
      return platformWords.INTERNAL
  }
}
