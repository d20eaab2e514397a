import { termsOf } from '#retrieval.ts'

/** A few words of school mathematics, explained by ourselves for when no passage does. */
const entries: readonly (readonly [string, string])[] = [
  [
    'variable',
    'A variable is a letter that stands for a number we do not know yet, or that may change.',
  ],
  ['coefficient', 'A coefficient is the number that multiplies a letter: in $5x$ it is $5$.'],
  ['constant', 'A constant is a number on its own, without a letter.'],
  ['term', 'A term is one piece of an expression, between plus and minus signs.'],
  ['expression', 'An expression is a piece of mathematics without an equals sign.'],
  [
    'equation',
    'An equation says that two expressions are equal. Solving it means finding the values that make it true.',
  ],
  ['linear equation', 'In a linear equation the letter has no power above one.'],
  ['quadratic equation', 'In a quadratic equation the highest power of the letter is two.'],
  ['factorise', 'To factorise is to write something as a product, often with brackets.'],
  ['factor', 'A factor is something that multiplies: $3$ and $4$ are factors of $12$.'],
  ['multiple', 'A multiple of a number is that number times a whole number.'],
  ['expand', 'To expand is to multiply brackets out.'],
  ['like terms', 'Like terms have the same letters with the same powers, so they can be added.'],
  ['numerator', 'The numerator is the top of a fraction: how many pieces there are.'],
  [
    'denominator',
    'The denominator is the bottom of a fraction: into how many equal pieces the whole is cut.',
  ],
  ['common denominator', 'A common denominator is a bottom number that two fractions can share.'],
  ['improper fraction', 'An improper fraction has a top that is at least as big as its bottom.'],
  [
    'mixed number',
    'A mixed number is a whole number with a fraction beside it, as $2\\frac{1}{2}$.',
  ],
  ['reciprocal', 'The reciprocal of a fraction is the fraction upside down. Their product is $1$.'],
  ['percentage', 'A percentage counts out of a hundred: $25\\%$ is $25$ of every $100$.'],
  [
    'discriminant',
    'The discriminant is $b^2 - 4ac$. Its sign tells how many real roots a quadratic has.',
  ],
  ['root', 'A root of an equation is a value that makes it true.'],
  ['surd', 'A surd is a root that is no whole number or fraction, left as it is: $\\sqrt{2}$.'],
  ['derivative', 'The derivative tells how steep a function is at each point.'],
  [
    'product rule',
    "The product rule is for two functions multiplied: $uv$ has the derivative $u'v + uv'$.",
  ],
  [
    'chain rule',
    'The chain rule is for a function inside a function: differentiate the outside, then multiply by the derivative of the inside.',
  ],
  [
    'gradient',
    'The gradient is how steep a line is: how far it goes up for each step to the right.',
  ],
  [
    'reverse percentage',
    'A reverse percentage goes back from the amount after a change to the amount before it.',
  ],
  [
    'order of operations',
    'Brackets come first, then powers, then $\\times$ and $\\div$, then $+$ and $-$.',
  ],
]

const keyed = entries
  .map(([name, text]) => ({ terms: termsOf(name), text }))
  .sort((a, b) => b.terms.length - a.terms.length)

/** What a word of mathematics means; the longest entry whose words are all in the question. */
export function meaningOf(query: string): string | undefined {
  const asked = new Set(termsOf(query))
  return keyed.find(({ terms }) => terms.length > 0 && terms.every((term) => asked.has(term)))?.text
}
