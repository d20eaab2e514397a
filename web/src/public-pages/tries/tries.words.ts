/** What is said to a try at a question of the front page or of a note. */
export const triesText = {
  check: 'Check',
  again_button: 'Try again',
  hint: 'A hint',
  steps: 'Show the steps',
  empty: 'Put down an answer first. A guess is a fine beginning.',
  offline: 'You are offline just now. Your answer stays here: press Check when you are back.',
  again: 'That did not reach the marker. Your answer is still here: press Check once more.',
  slow_down: 'That was a lot of answers in one hour from where you are. Come back in a while.',
  right: 'Right, and here is why',
  right_alone: 'Right',
  not_yet: 'Not yet',
  nearly: 'Nearly',
  unread: 'That could not be read yet',
  read_as: 'We read this as',
} as const
