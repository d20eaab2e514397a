/** What the questions of the front page say. Formulas stand between `$` signs. */
export const tasterText = {
  live: 'Live: this is the real marking',
  progress: (at: number, of: number) => `Question ${at} of ${of}`,
  answer: 'Your answer',
  hint: 'A number. Press Enter or Check.',
  change_answer: 'Try again',
  next: 'Next question',
  finish: 'Finish',

  line: (number: number) => `Line ${number} of the working`,
  fine: 'fine',
  turned: 'it turned here',
  unread: 'not read yet',
  typing: 'typing',
  first_step: '3 times the bracket, on both terms',
  change_line: (number: number) => `Change line ${number}`,
  check_line: (number: number) => `Check line ${number}`,
  write_line: (number: number) => `Write line ${number}`,
  empty_line: (number: number) =>
    `Line ${number} is still empty. What comes after the line before it?`,
  found_title: 'Not yet, and you are close',
  answer_right_title: 'The answer is right. One line wants a look',
  edit_title: 'Take your time',
  edit: 'A good check: put your number back into line 1.',
  unread_title: 'I could not read that line yet',
  holds: 'All the lines are true for the same $x$. Which one?',
  solved: (line: string) => `Every line follows from the one before, down to $${line}$.`,

  ask_bracket:
    'The number in front multiplies the whole bracket. What does it make of each term in it?',
  ask_beside: (line: number, term: string, number: string) =>
    `In line ${line} there is $${number}$ beside $${term}$. What do you do to both sides to undo it?`,
  ask_times: (line: number, term: string, value: string, letter: string) =>
    `Line ${line} says that $${term}$ is $${value}$. What do you do to both sides to be left with $${letter}$?`,
  ask_both: (line: number) => `What was done to line ${line}? Was the same done to both sides?`,
  undid_beside: (sign: string, number: string) =>
    sign === '-'
      ? `Adding $${number}$ undoes $-${number}$. `
      : `Taking away $${number}$ undoes $+${number}$. `,
  undid_times: (factor: string) => `Dividing by $${factor}$ undoes times $${factor}$. `,

  end_title: (right: number, of: number) => {
    if (right === of) return `All ${of} right. That was yours!`
    return right * 2 >= of ? `${right} of ${of}, and you kept at it` : 'You have tried them all'
  },
  end_lead:
    'That was the real marker at work. With an account of your own, what you know is kept, and grows.',
  end_start: 'Start free',
  end_papers: 'Try a whole paper',
  end_again: 'Try them again',
} as const
