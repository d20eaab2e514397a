import type { StepKind } from '#skills/step.ts'

type Words = {
  /** The question that points at the step and tells nothing of it. */
  readonly ask: string
  /** The rule behind it, with no number of the problem. */
  readonly rule: string
}

const balance = 'An equation is a balance: what you do to one side, you do to the other.'
const order = 'Brackets come first, then powers, then $\\times$ and $\\div$, then $+$ and $-$.'
const zeroRule = 'A product is $0$ only when one of its factors is $0$.'
const percentRule = 'Percent means out of a hundred.'

/** What Pip asks and explains at each kind of step. */
export const stepWords: Readonly<Record<StepKind, Words>> = {
  clear_fractions: {
    ask: 'Which number could you multiply both sides by, so that no fraction is left?',
    rule: 'Fractions go away when every term is multiplied by a number that all the bottoms divide into.',
  },
  expand: {
    ask: 'What happens to each term in the bracket when you multiply it out?',
    rule: 'The number in front of a bracket multiplies everything inside, signs included.',
  },
  collect: {
    ask: 'Which terms on the same side can be put together?',
    rule: 'Like terms have the same letter and power. Only they can be added.',
  },
  move_letters: {
    ask: 'There are letters on both sides. What could you do to both sides so that they stand on one side only?',
    rule: `${balance} Take the smaller letter term away from both sides.`,
  },
  move_numbers: {
    ask: 'What could you do to both sides to get the letter term on its own?',
    rule: `${balance} Undo the number that is added or taken away.`,
  },
  divide: {
    ask: 'What could you do to both sides to find just one of the letter?',
    rule: `${balance} Undo a multiplication by dividing.`,
  },
  swap_sides: {
    ask: 'What does the line tell you about the letter?',
    rule: 'Both sides are equal, so they may change places.',
  },
  no_solution: {
    ask: 'What is left when the letters cancel, and can it be true?',
    rule: 'If the letters cancel and the numbers do not agree, no value works.',
  },
  always_true: {
    ask: 'What is left when the letters cancel, and for which values is it true?',
    rule: 'If both sides are the same, every value works.',
  },
  make_zero: {
    ask: 'How could you get $0$ on one side?',
    rule: 'Quadratics are solved with everything on one side and $0$ on the other.',
  },
  make_simple: {
    ask: 'Could you make the numbers simpler by doing the same to both sides?',
    rule: balance,
  },
  take_root: {
    ask: 'Which numbers have that square?',
    rule: 'A positive number and its opposite have the same square, so a square root gives two values.',
  },
  common_factor: {
    ask: 'What do both terms have in common?',
    rule: 'What every term shares can be taken out in front of a bracket.',
  },
  split_middle: {
    ask: 'Which two numbers multiply to the first coefficient times the last, and add up to the middle one?',
    rule: 'Multiply the first coefficient by the last number. A pair with that product and the middle as sum splits the middle term.',
  },
  factorise: {
    ask: 'Which two brackets multiply to this?',
    rule: 'In $(x + p)(x + q)$ the numbers multiply to the last one and add up to the middle one.',
  },
  zero_product: {
    ask: 'When is a product equal to $0$?',
    rule: zeroRule,
  },
  complete_square: {
    ask: 'Which bracket, squared, starts with the same two terms?',
    rule: 'Half of the middle number goes into the bracket: $(x + h)^2$ is $x^2 + 2hx + h^2$.',
  },
  formula: {
    ask: 'It does not factorise with whole numbers. Which formula finds the roots of any quadratic?',
    rule: 'For $ax^2 + bx + c = 0$ the formula is $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.',
  },
  no_real_roots: {
    ask: 'What kind of number would have to be under the root?',
    rule: 'The square of a real number is never negative.',
  },
  write_roots: {
    ask: 'What does that give for the letter?',
    rule: balance,
  },
  brackets: { ask: 'Which part comes first, and why?', rule: order },
  powers: { ask: 'Which part comes first, and why?', rule: order },
  multiply_divide: { ask: 'Which operation comes first here?', rule: order },
  add_subtract: {
    ask: 'What is left to do?',
    rule: `${order} Plus and minus go from left to right.`,
  },
  improper: {
    ask: 'How could you write each mixed number as a single fraction?',
    rule: 'Multiply the whole number by the bottom, and add the top.',
  },
  common_denominator: {
    ask: 'Which bottom number could both fractions share?',
    rule: 'Only fractions with the same bottom can be added or subtracted. Find a number that both bottoms divide into.',
  },
  add_numerators: {
    ask: 'The bottoms agree. What happens to the tops?',
    rule: 'With the same bottom, the pieces have the same size: count the tops, and keep the bottom.',
  },
  multiply_fractions: {
    ask: 'How do you multiply two fractions?',
    rule: 'Top times top, bottom times bottom.',
  },
  flip: {
    ask: 'How could you turn the division into a multiplication?',
    rule: 'Dividing by a fraction is the same as multiplying by its reciprocal, the fraction upside down.',
  },
  simplify_fraction: {
    ask: 'Which number divides both the top and the bottom?',
    rule: 'Dividing top and bottom by the same number keeps the value.',
  },
  to_mixed: {
    ask: 'How many wholes are in it?',
    rule: 'See how often the bottom goes into the top. The rest stays a fraction.',
  },
  percent_as_fraction: {
    ask: 'How could you write the percentage as a fraction?',
    rule: percentRule,
  },
  percent_total: {
    ask: 'If the whole is $100\\%$, how many percent are there after the change?',
    rule: 'The whole is $100\\%$. Add the percentage for a rise, take it away for a fall.',
  },
  percent_multiply: {
    ask: 'What does that come to?',
    rule: 'Multiply by the top, and divide by a hundred.',
  },
  percent_share: {
    ask: 'Which number is the part, and which is the whole?',
    rule: 'A percentage compares a part with the whole: part over whole.',
  },
  percent_one: {
    ask: 'How could you find $1\\%$ of the amount we are looking for?',
    rule: 'The amount before the change is $100\\%$. Find out how many percent you have now, then one.',
  },
  percent_hundred: {
    ask: 'How do you get from there to the percentage or the whole?',
    rule: percentRule,
  },
  power_rule: {
    ask: 'What does the power rule say about a power of the letter?',
    rule: 'The power comes down in front, and the new power is one less: $x^n$ becomes $nx^{n-1}$.',
  },
  known_derivative: {
    ask: 'Which derivatives do you know by heart?',
    rule: '$\\sin(x)$ gives $\\cos(x)$, $\\cos(x)$ gives $-\\sin(x)$, $e^x$ stays $e^x$, and $\\ln(x)$ gives $\\frac{1}{x}$.',
  },
  product_rule: {
    ask: 'Two functions are multiplied here. Which rule is for that?',
    rule: "The product rule: $uv$ becomes $u'v + uv'$.",
  },
  chain_rule: {
    ask: 'There is a function inside a function. Which is the inside?',
    rule: 'The chain rule: differentiate the outside, keep the inside, then multiply by the derivative of the inside.',
  },
  put_together: {
    ask: 'What do you get when you put the terms together?',
    rule: 'A sum is differentiated term by term, and a constant gives $0$.',
  },
}

const goals = {
  linear: 'We are looking for the value that makes both sides equal.',
  quadratic: 'We are looking for every value that makes both sides equal. There may be two.',
  arithmetic: 'We are looking for its value, one operation at a time.',
  percentage: 'Let us first say what the whole is.',
  derivative: 'We are looking for the derivative, which tells how steep it is.',
} as const

/** What the problem is after, in a sentence. */
export const goalOf = (kind: keyof typeof goals): string => goals[kind]
