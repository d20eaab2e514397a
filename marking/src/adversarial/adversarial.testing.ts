import { CALCULUS } from '#adversarial/rows/calculus.testing.ts'
import { CHOICES } from '#adversarial/rows/choices.testing.ts'
import { COLLECTIONS } from '#adversarial/rows/collections.testing.ts'
import { COMPLEX } from '#adversarial/rows/complex.testing.ts'
import { EQUATION } from '#adversarial/rows/equation.testing.ts'
import { EXPRESSION } from '#adversarial/rows/expression.testing.ts'
import { FORMS } from '#adversarial/rows/forms.testing.ts'
import { INEQUALITY } from '#adversarial/rows/inequality.testing.ts'
import { LONG_TEXT } from '#adversarial/rows/long-text.testing.ts'
import { MATRICES } from '#adversarial/rows/matrices.testing.ts'
import { NEAR_TERMS } from '#adversarial/rows/near-terms.testing.ts'
import { NUMBER } from '#adversarial/rows/number.testing.ts'
import { NUMBER_FORMS } from '#adversarial/rows/number-forms.testing.ts'
import { QUANTITY } from '#adversarial/rows/quantity.testing.ts'
import { QUANTITY_OF_ALL_KINDS } from '#adversarial/rows/quantity-of-all-kinds.testing.ts'
import { SENTENCES } from '#adversarial/rows/sentences.testing.ts'
import { TERMS_OF_MATTER } from '#adversarial/rows/terms-of-matter.testing.ts'
import { TERMS_OF_PEOPLE } from '#adversarial/rows/terms-of-people.testing.ts'
import { TRAPS } from '#adversarial/rows/traps.testing.ts'
import { WORKING } from '#adversarial/rows/working.testing.ts'
import { type AdversarialRow, readRows } from '#adversarial/rows.testing.ts'

export {
  figuresOf,
  type JudgedRow,
  judgeRows,
  type RowFigures,
} from '#adversarial/judge-rows.testing.ts'
export { knownRows } from '#adversarial/known.testing.ts'
export { hasOwnWords, inNeedOfWords } from '#adversarial/own-words.testing.ts'

/** The rows of each type of question, under the name that a teacher would give it. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  numbers: [NUMBER, NUMBER_FORMS],
  quantities: [QUANTITY, QUANTITY_OF_ALL_KINDS],
  expressions: [EXPRESSION, CALCULUS, TRAPS],
  equations: [EQUATION],
  inequalities: [INEQUALITY],
  'sets, lists, intervals and points': [COLLECTIONS],
  'lines of working': [WORKING],
  'forms that are asked for': [FORMS],
  'matrices and vectors': [MATRICES],
  'complex numbers': [COMPLEX],
  'short text: terms': [TERMS_OF_MATTER, TERMS_OF_PEOPLE, NEAR_TERMS],
  'short text: sentences': [SENTENCES],
  'long text by a rubric': [LONG_TEXT],
  'choices, gaps, pairs and orders': [CHOICES],
}

/**
 * Answers as a tired, dyslexic, mischievous, over-precise or hurried child types them, each with
 * what an examiner says. Written by us; they may be read and used by everybody.
 */
export const adversarialRows = (): readonly AdversarialRow[] =>
  Object.entries(SETS).flatMap(([set, sources]) =>
    sources.flatMap((source) => readRows(set, source)),
  )
