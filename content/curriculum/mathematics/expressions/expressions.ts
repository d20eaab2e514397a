import type { Strand } from '#curriculum/shapes.ts'
import { algebraicFractions } from './algebraic-fractions.ts'
import { algebraicNotation } from './algebraic-notation.ts'
import { algebraicProof } from './algebraic-proof.ts'
import { collectingLikeTerms } from './collecting-like-terms.ts'
import { expandingBrackets } from './expanding-brackets.ts'
import { expandingTwoBrackets } from './expanding-two-brackets.ts'
import { expressionsTopics } from './expressions.topics.ts'
import { expressionsWorksheets } from './expressions.worksheets.ts'
import { expressionsFromSituations } from './expressions-from-situations.ts'
import { factorising } from './factorising.ts'
import { factorisingQuadratics } from './factorising-quadratics.ts'
import { harderBracketsAndFactors } from './harder-brackets-and-factors.ts'
import { identities } from './identities.ts'
import { rearrangingFormulae } from './rearranging-formulae.ts'
import { simpleFormulae } from './simple-formulae.ts'
import { substitution } from './substitution.ts'

export const expressions: Strand = {
  key: 'expressions',
  title: 'Expressions and formulae',
  description: 'Letters that stand for numbers, and how to tidy what they say.',
  topics: expressionsTopics,
  questions: [
    ...simpleFormulae,
    ...algebraicNotation,
    ...collectingLikeTerms,
    ...substitution,
    ...expandingBrackets,
    ...factorising,
    ...expressionsFromSituations,
    ...expandingTwoBrackets,
    ...rearrangingFormulae,
    ...factorisingQuadratics,
    ...identities,
    ...harderBracketsAndFactors,
    ...algebraicFractions,
    ...algebraicProof,
  ],
  worksheets: expressionsWorksheets,
}
