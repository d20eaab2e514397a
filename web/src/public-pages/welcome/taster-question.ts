import type { PaperQuestion } from '../papers/asked.ts'

/** The paper of the front page. It is not in the list of papers. */
export const tasterName = 'taster'

export const tasterLength = 3

/**
 * The first question of that paper. It stands in the page as it is sent, so that there is something
 * to try before anything has been asked for; a test holds it to the paper.
 */
export const firstQuestion: PaperQuestion = {
  type: 'number',
  text: 'Pip plants 4 rows of sunflowers, with 6 in each row. A snail eats 2 of them for breakfast. How many sunflowers are left?',
  max_score: 1,
  hint_count: 2,
  needs_unit: false,
}
