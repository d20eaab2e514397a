import type { PaperQuestion } from '#public-pages/papers/papers.asked.ts'

/** The paper of the front page. It is not in the list of papers. */
export const tasterName = 'taster'

/**
 * The questions of that paper. They stand in the page as it is sent, so that there is something to
 * try before anything has been asked for; a test holds them to the paper.
 */
export const tasterQuestions: readonly PaperQuestion[] = [
  {
    type: 'expression',
    text: 'Solve $3(x - 2) = 15$',
    max_score: 1,
    hint_count: 2,
    variables: ['x'],
    start: '3(x-2)=15',
  },
  {
    type: 'number',
    text: 'Pip plants 4 rows of sunflowers, with 6 in each row. A snail eats 2 of them for breakfast. How many sunflowers are left?',
    max_score: 1,
    hint_count: 2,
    needs_unit: false,
  },
  {
    type: 'expression',
    text: 'Every bee in the garden has 6 legs. Write how many legs $n$ bees have.',
    max_score: 1,
    hint_count: 2,
    variables: ['n'],
  },
  {
    type: 'single_choice',
    text: 'A pond lily doubles its leaves every day. On day 10 it covers the whole pond. On which day did it cover half?',
    max_score: 1,
    hint_count: 2,
    options: [
      { order: 1, text: 'Day 5' },
      { order: 2, text: 'Day 8' },
      { order: 3, text: 'Day 9' },
    ],
  },
]

export const tasterLength = tasterQuestions.length

/** Somebody's working of the first question: its second line wants another look. */
export const firstLines: readonly string[] = ['3x − 6 = 15', '3x = 9']

/** What the marker says to those lines. */
export const firstVerdicts: readonly string[] = ['follows', 'turned']
