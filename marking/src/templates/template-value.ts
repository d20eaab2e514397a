import type { Rational } from '@learngrove/maths/rational'

/** What an expression of a template may be worth: exact numbers, words, yes or no. */
export type TemplateValue = Rational | string | boolean

/** Thrown for a template that cannot be worked out, in words for its author. */
export class TemplateError extends Error {}
