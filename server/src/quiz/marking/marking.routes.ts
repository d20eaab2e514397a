import type { quizMarking } from '@learngrove/contract/quiz.marking'
import { AppError } from '#platform/errors.ts'
import type { Handler } from '#platform/implement.ts'
import { askSecondLook, type Hear, readSecondLook } from './ask-second-look.ts'
import { decidePile } from './decide-pile.ts'
import { readMarkedPages } from './read-marked-pages.ts'
import { readCount, readQueue } from './read-queue.ts'
import { deleteRuling } from './rulings.queries.ts'
import { undoDecision } from './undo-decision.ts'

type Handlers = { readonly [K in keyof typeof quizMarking]: Handler<(typeof quizMarking)[K]> }

/** What a child writes is heard by whoever hears it for the chat. */
export const markingHandlers = (hear: Hear): Handlers => ({
  markingQueue: (context, input) => readQueue(context, input),
  markingCount: (context) => readCount(context),
  decidePile: (context, input) => decidePile(context, input),
  undoDecision: (context, input) => undoDecision(context, input),
  forgetRuling: async ({ db, actor }, { params: { id } }) => {
    if (!(await deleteRuling(db, { id, ruled_by: actor.id }))) throw new AppError('NOT_FOUND')
  },
  askSecondLook: (context, input) => askSecondLook(context, input, hear),
  markedPages: (context, { params }) => readMarkedPages(context, params),
  secondLook: (context, { params }) => readSecondLook(context, params),
})
