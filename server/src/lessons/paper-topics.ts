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
  [
    /math/i,
    /\bgraph|gradient|straight line|line has the equation|line goes|on the line/i,
    'graphs and straight lines',
  ],
  [/math/i, /slides/i, 'coordinates'],
  [/math/i, /\barea\b|perimeter|volume/i, 'area and volume'],
  [/math/i, /\bangles?\b|triangle|polygon|circle|\bsides\b/i, 'shapes and angles'],
  [/math/i, /\bratio\b|proportional|\d g of/i, 'ratio and proportion'],
  [/math/i, /\bmean\b|median|\bmode\b|average of/i, 'averages'],
  [/math/i, /speed/i, 'speed'],
  [/math/i, /common factor|common multiple|\bprimes?\b/i, 'factors and primes'],
  [/math/i, /every \d+ seconds/i, 'factors and multiples'],
  [/math/i, /\brounded\b|estimate/i, 'rounding and estimating'],
  [/math/i, /factorise|expand/i, 'expanding and factorising'],
  [/math/i, /subject of/i, 'rearranging formulae'],
  [/math/i, /solve|equation/i, 'solving equations'],
  [/math/i, /simplify|expression|how many legs/i, 'algebra'],
  [/math/i, /%|per ?cent/i, 'percentages'],
  [/math/i, /frac|fraction/i, 'fractions'],
  [/math/i, /\^/, 'powers'],
  [/math/i, /largest|smallest/i, 'comparing numbers'],
  [/math/i, /calculation/i, 'the order of operations'],
  [/math/i, /°C|\$-\d/i, 'negative numbers'],
  [/math/i, /\blengths\b/i, 'measures'],
  [/math/i, /\blasts\b/i, 'time'],
  [/math/i, /doubles|rows of|how many/i, 'thinking with numbers'],
  [/math/i, /£/, 'money'],
  [/biology/i, /divide|mitosis|meiosis/i, 'cell division'],
  [/biology/i, /disease|antibiotic/i, 'infection and disease'],
  [/biology/i, /evolution/i, 'evolution'],
  [/biology/i, /magnif/i, 'microscopes'],
  [/biology/i, /reflex|neurone/i, 'the nervous system'],
  [/biology/i, /enzyme/i, 'enzymes'],
  [/biology/i, /hormone/i, 'hormones'],
  [/biology/i, /quadrat/i, 'sampling'],
  [/biology/i, /stomata/i, 'transport in plants'],
  [/biology/i, /sugar solution|osmosis/i, 'osmosis'],
  [/science|biology/i, /respiration/i, 'respiration'],
  [/science|biology/i, /photosynth/i, 'photosynthesis'],
  [/science|biology/i, /allele|inherit/i, 'inheritance'],
  [/science/i, /heart|blood comes/i, 'the heart and blood'],
  [/science/i, /concentrated|diffus|osmosis/i, 'diffusion'],
  [/chemistry/i, /tests?\b.*\bgas/i, 'tests for gases'],
  [/chemistry/i, /bronze|alloy|structure/i, 'bonding and structure'],
  [/chemistry/i, /equilibrium/i, 'equilibrium'],
  [/chemistry/i, /faster/i, 'rates of reaction'],
  [/chemistry/i, /electrolys/i, 'electrolysis'],
  [/chemistry/i, /bond energ|temperature falls/i, 'energy changes'],
  [/chemistry/i, /balance/i, 'balancing equations'],
  [/chemistry/i, /atmosphere/i, 'the atmosphere'],
  [/chemistry/i, /refinery|alkene/i, 'crude oil'],
  [/chemistry/i, /\bmoles?\b|relative (formula )?mass|dm³/i, 'moles and masses'],
  [/physics/i, /electromagnetic|wavelength/i, 'waves'],
  [/physics/i, /\bmagnet\b|transformer/i, 'electromagnetism'],
  [/physics/i, /radiation|radioactiv|nucle(us|i)\b/i, 'radioactivity'],
  [/physics/i, /\bpower\b|efficiency/i, 'power and efficiency'],
  [/physics/i, /vector|velocity|how fast/i, 'forces and motion'],
  [/science|chemistry/i, /\batoms?\b|atomic|proton|molecule/i, 'atoms and molecules'],
  [/science|biology/i, /\bcells?\b/i, 'cells'],
  [/science|chemistry/i, /indicator|\bacid/i, 'acids and metals'],
  [/science|chemistry/i, /separates|chromatograph/i, 'separating mixtures'],
  [/science|physics/i, /kinetic|energy/i, 'energy'],
  [/science|physics/i, /resist(or|ance)|current|circuit|potential/i, 'electricity'],
  [/science/i, /density/i, 'density'],
  [/science|physics/i, /force|accelerat|speed/i, 'forces and motion'],
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
