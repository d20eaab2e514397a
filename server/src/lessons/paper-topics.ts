import type { Question } from '@learngrove/marking/question'

/**
 * Topics by the words in a question, as one would say them to its student. The questions of papers
 * are on no topic tree, so the first line that matches decides: the more specific comes first.
 */
const lines: readonly (readonly [subject: RegExp, words: RegExp, topic: string])[] = [
  [/math/i, /simultaneous/i, 'simultaneous equations'],
  [/math/i, /sqrt|surd/i, 'surds'],
  [/math/i, /standard form/i, 'standard form'],
  [/math/i, /probability|at random/i, 'probability'],
  [/math/i, /\bprove/i, 'proof'],
  [/math/i, /sequence/i, 'sequences'],
  [/math/i, /\bgraph|gradient|straight line|line has the equation/i, 'graphs and straight lines'],
  [/math/i, /\bangles?\b|triangle|polygon|circle|\bsides\b/i, 'shapes and angles'],
  [/math/i, /\barea\b|perimeter|volume/i, 'area and volume'],
  [/math/i, /\bratio\b|proportional/i, 'ratio and proportion'],
  [/math/i, /\bmean\b|median|\bmode\b|average of/i, 'averages'],
  [/math/i, /speed/i, 'speed'],
  [/math/i, /common factor|common multiple|\bprimes?\b/i, 'factors and primes'],
  [/math/i, /factorise|expand/i, 'expanding and factorising'],
  [/math/i, /subject of/i, 'rearranging formulae'],
  [/math/i, /solve|equation/i, 'solving equations'],
  [/math/i, /simplify|expression|how many legs/i, 'algebra'],
  [/math/i, /%|per ?cent/i, 'percentages'],
  [/math/i, /frac|fraction/i, 'fractions'],
  [/math/i, /\^/, 'powers'],
  [/math/i, /largest|smallest/i, 'comparing numbers'],
  [/math/i, /doubles|rows of|how many/i, 'thinking with numbers'],
  [/science/i, /respiration/i, 'respiration'],
  [/science/i, /photosynth/i, 'photosynthesis'],
  [/science/i, /allele|inherit/i, 'inheritance'],
  [/science/i, /heart|blood comes/i, 'the heart and blood'],
  [/science/i, /concentrated|diffus|osmosis/i, 'diffusion'],
  [/science/i, /\batoms?\b|atomic|proton|molecule/i, 'atoms and molecules'],
  [/science/i, /\bcells?\b/i, 'cells'],
  [/science/i, /indicator|\bacid/i, 'acids and metals'],
  [/science/i, /separates|chromatograph/i, 'separating mixtures'],
  [/science/i, /kinetic|energy/i, 'energy'],
  [/science/i, /resist|current|circuit|potential/i, 'electricity'],
  [/science/i, /density/i, 'density'],
  [/science/i, /force|accelerat|speed/i, 'forces and motion'],
  [/science/i, /waves?\b/i, 'waves'],
]

/** Returns the topic of a question in plain words, such as `solving equations`; without a match, its subject. */
export function topicOf(question: Question, subject: string): string {
  const fits = (text: string) =>
    lines.find(([of, words]) => of.test(subject) && words.test(text))?.[2]
  return fits(question.text) ?? fits(choicesOf(question)) ?? subject.toLowerCase()
}

/** Returns the text of a question's options or items. */
function choicesOf(question: Question): string {
  if (question.type === 'ordering') return question.items.join(' ')
  return 'options' in question ? question.options.map(({ text }) => text).join(' ') : ''
}
