import type { Found } from '#reading/find-maths.ts'
import { findProblem, isSolved } from '#reading/find-problem.ts'

/** Longer messages are read for mathematics only so far. */
const longestRead = 400

/** Words before a bare answer. */
const answerLeads =
  /^\W*(?:(?:i (?:think|got|get|say|put|would say|choose|chose|pick|reckon|make it)|is it|is that|is this|isn't it|it'?s|its|it is|that'?s|maybe|so|then|the answer is|my answer is|is the answer|answer is|answer|option|number|letter|um+|uh+|oh|ooh|ok|or|would (?:it|that) be|could it be|probably|prob|prolly|idk|about|going with|i'm going with|right)\b[:\s]*)+/i
const answerEnds = /\b(?:i think|right|i guess|maybe|idk|i reckon|pls|please)\b|[?!.,\s]+$/gi
const value =
  /^[-+−]?\s*[£$€√]?\s*(?:\d+(?:[.,]\d+)*(?:\s*\/\s*\d+)?(?:\s+\d+\/\d+)?)\s*(?:%|°|π|[a-zA-Z]{1,3}(?:\s?(?:\^?[23²³]|squared|cubed))?|[a-zA-Z]{1,3}\/[a-zA-Z]{1,2}(?:\^?[23²³])?|degrees|percent|hours?|mins?|minutes?|seconds?|met(?:er|re)s?|newtons?|grams?|joules?|watts?|volts?|amps?|remainder \d+)?$/i
const solvedLetter =
  /^[a-z]\s*=\s*[-+−±]?\s*[\d.,/√\s]+(?:(?:\s|,|or|and)+[a-z]\s*=\s*[-+−]?\s*[\d.,/√]+)*$/i
const optionLetter = /^\(?[a-h]\)?(?:\s*(?:and|,|&)\s*\(?[a-h]\)?)*$/i

const isTerm = (found: Found): boolean => found.type === 'expression'

/** Signs that the mathematics in a message gives; `text` has its numbers as figures. */
export function mathsSigns(text: string): Record<string, boolean> {
  const said = text.slice(0, longestRead)
  const bare = said.replace(answerLeads, '').replace(answerEnds, ' ').trim()
  const { problem, maths, is_beyond } = findProblem(said)
  const equations = maths.flatMap((found) => (found.type === 'equation' ? [found.equation] : []))
  const unsolved = equations.filter((equation) => !isSolved(equation)).length
  const solved = equations.length - unsolved
  const last = equations.at(-1)
  const numbers = (said.match(/\d+(?:\.\d+)?/g) ?? []).length
  const words = (said.match(/[a-z]{2,}/gi) ?? []).length
  const equals = (said.match(/=/g) ?? []).length
  const lines = said.split('\n').filter((line) => line.trim() !== '').length
  return {
    is_value: value.test(bare),
    is_solved_letter: solvedLetter.test(bare),
    is_option_letter: optionLetter.test(bare),
    is_lead_only: bare.length < said.trim().length && bare.length > 0,
    has_problem: problem !== undefined,
    is_equation: problem?.kind === 'linear' || problem?.kind === 'quadratic',
    is_arithmetic: problem?.kind === 'arithmetic',
    is_percentage: problem?.kind === 'percentage',
    is_derivative: problem?.kind === 'derivative',
    is_beyond,
    has_maths: maths.length > 0,
    has_equation: equations.length > 0,
    one_unsolved: unsolved === 1,
    two_unsolved: unsolved === 2,
    many_unsolved: unsolved > 2,
    has_solved: solved > 0,
    unsolved_then_solved: unsolved > 0 && last !== undefined && isSolved(last),
    has_terms: maths.some(isTerm),
    many_terms: maths.filter(isTerm).length > 2,
    no_words: words === 0,
    one_word: words === 1,
    two_words: words === 2,
    few_words: words > 2 && words <= 5,
    some_words: words > 5 && words <= 9,
    many_words: words > 9 && words <= 15,
    very_many_words: words > 15,
    no_number: numbers === 0,
    one_number: numbers === 1,
    two_numbers: numbers === 2,
    many_numbers: numbers > 2,
    only_maths: words === 0 && maths.length > 0,
    one_equals: equals === 1,
    two_equals: equals === 2,
    many_equals: equals > 2,
    is_simple_equation: equations.length === 1 && /^[^=]*?-?\d*[a-z]\s*=\s*-?\d+\s*$/i.test(bare),
    letters_on_both_sides:
      /(?<![a-z])[a-z](?![a-z])[^=]*=[^=]*(?<![a-z])[a-z](?![a-z])/i.test(bare) &&
      equations.length > 0,
    is_numeric_equality:
      equations.length === 0 && maths.length > 1 && /\d\s*=\s*-?[\d£(]/.test(said),
    two_letters: new Set(said.match(/(?<![a-z])[b-hj-z](?![a-z])/gi) ?? []).size > 1,
    has_lines: lines > 1,
    concludes:
      /[\d)a-z²]\s*(?:,|\bso\b|\bthen\b|=>|⇒|\n|\bnow\b)\s*(?:so\s*|then\s*)?[-\da-z(]/i.test(
        said,
      ) && numbers > 1,
    starts_so: /^\s*(?:so|then|now|next)\b/i.test(said) && numbers > 0,
    names_unit:
      /\d\s?(?:cm|mm|km|m|kg|g|ml|l|s|hours?|mph|km\/h|m\/s|n|j|w|v|a|hz|£|p|%|degrees|°)\b|£\s?\d/i.test(
        said,
      ),
    is_chemistry: /(?:^|\s|\d)[A-Z][a-z]?\d?(?:[A-Z][a-z]?\d?)*\s*\+\s*\d?[A-Z]|->|→/.test(said),
    ends_asking: /\?\s*$/.test(said),
    shouts: /!\s*$/.test(said),
    quotes: /["“'].{6,}["”']|:\s+\w.{8,}/.test(said),
    has_blank: /_{2,}/.test(said),
    starts_capital_ends_stop: /^[A-Z].*\.\s*$/.test(said),
    or_choice: /\bor\b/i.test(said),
  }
}
