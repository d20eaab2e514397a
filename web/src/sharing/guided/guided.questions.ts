import type { Question } from '#questions/questions.data.ts'

/** The paper whose questions the tour asks; they may be tried without an attempt. */
export const tourName = 'taster'

type Asked = { readonly position: number; readonly question: Question }

const ids = (position: number) => ({
  id: `tour-${position}`,
  evaluation_question_id: `tour-${position}`,
})

/**
 * The questions of the tour. They stand in the page as it is sent, so that there is something to try
 * before anything has been asked for; a test holds them to the paper.
 */
export const snail: Asked = {
  position: 1,
  question: {
    ...ids(1),
    type: 'number',
    text: 'Pip plants 4 rows of sunflowers, with 6 in each row. A snail eats 2 of them for breakfast. How many sunflowers are left?',
    max_score: 1,
    hint_count: 2,
    needs_unit: false,
  },
}

export const brackets: Asked = {
  position: 0,
  question: {
    ...ids(0),
    type: 'expression',
    text: 'Solve $3(x - 2) = 15$',
    max_score: 1,
    hint_count: 2,
    variables: ['x'],
    start: '3(x-2)=15',
  },
}

/** Somebody's working: its second line turned. */
export const stuckWorking = '3x-6=15\n3x=9\nx=3'
