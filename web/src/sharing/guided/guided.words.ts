/** What is said on the guided tour. The figures of its family are an example, and say so. */
export const guidedText = {
  title: 'A guided tour',
  description:
    'See how it feels in five small steps: answer a question, have your working read line by line, watch a garden grow, read a parent’s week. No account needed.',
  lead: 'Five small steps, about five minutes. The marking is real; the garden and the week are an example. Leave whenever you like.',
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  back: 'Back',
  next: 'Next step',
  end: 'To the end',
  leave: 'Leave the tour',
  example: 'An example',
  answer: {
    title: 'Answer a question',
    why: 'Put down what you think. If you are stuck, Pip asks before it tells: a nudge first, then a bit more, the steps last.',
    above: 'A question, marked as you send it',
  },
  working: {
    title: 'Have your working read',
    why: 'Somebody got stuck here. Press Check to see in which line it turned, then mend that line. Every line is read, not only the last.',
    above: 'Working in steps',
  },
  garden: {
    title: 'Watch it grow',
    why: 'Each topic is a plant. It grows with what you know, and hangs its head a little when it wants to be practised again.',
    water: 'Practise this',
    done: 'In bloom',
    topics: 'Topics in this garden',
  },
  week: {
    title: 'What a grown-up reads',
    why: 'A sentence first, then the figures, then the one thing to do. No marks to compare with others.',
    sentence: 'Nia practised on four days this week, two more than last week.',
    also: 'Fractions stand firmly now. Ratio wants another look: a quarter of an hour would do.',
    days: 'Days of practice',
    questions: 'Questions answered',
    first: 'Right at the first try',
    figures: { days: '4, two more', questions: '46, eleven more', first: '31 of 46' },
    next: 'One thing to do: ask Nia to show you how 2 : 3 and 4 : 6 are the same.',
  },
  last: {
    title: 'That was the tour',
    why: 'Try a whole worksheet, each question marked at once with the reason. Or begin a garden of your own.',
    start: 'Begin for free',
    sheets: 'Worksheets to try',
    no_sheets: 'The worksheets did not arrive. The practice papers are open too.',
    papers: 'Practice papers',
    facts: (questions: number, minutes: number) =>
      `${questions} questions · about ${minutes} minutes`,
  },
} as const

export const stages = {
  seed: 'a seed, not begun',
  sprout: 'a sprout, begun',
  bud: 'in bud, nearly there',
  bloom: 'in bloom, it stands firmly',
  wilting: 'wants to be practised again',
} as const
