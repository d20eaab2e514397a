/** So long is the longest message that a student can send. */
const LONGEST = 4000

const filled = (piece: string): string =>
  piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST)

const nested = (open: string, inner: string, close: string, depth: number): string =>
  open.repeat(depth) + inner + close.repeat(depth)

/** For tests: messages on which careless reading, arithmetic or matching takes very long. */
export const hostileMessages: readonly string[] = [
  // Counting up to a number instead of dividing.
  '1/999999937',
  filled('1/999999937 + '),
  filled('$\\frac{1}{999999937}$ '),
  '998244353/999999937 - 7/999999929',
  'x^2 + 999999937x - 999999929 = 0',
  'x^2/999999937 + x/999999929 = 1/999999893',
  'x^2 = 999999937',
  '(x - 999999937)(x + 999999929) = 999999893',
  // Powers of powers.
  '9^9^9',
  '((((((((9^12)^12)^12)^12)^12)^12)^12)^12)^12 + 1',
  '(((((((999999999^12)^12)^12)^12)^12)^12)^12) = x',
  '2x + ((((((((9^-12)^-12)^-12)^-12)^-12)^-12)^-12)^-12) = 3',
  '((((x^12+1)^12)^12)^12) = x',
  'differentiate ((((x+1)^12)^12)^12)^12',
  'differentiate (999999999x)^999999999',
  'differentiate sin(sin(sin(sin(sin(sin(x^9))))))',
  // Depth.
  nested('(', '1', ')', LONGEST / 2 - 1),
  nested('2\\frac{', '1', '}{3}', 20),
  `$${nested('2\\frac{', 'x', '}3', 19)}$ = 1`,
  nested('-', '1 + 1', '', LONGEST - 6),
  nested('\\sqrt{', '2', '}', 200),
  nested('[{(', 'x + 1', ')}]', 200),
  // Near matches.
  filled('a'),
  filled('a.'),
  filled('1'),
  filled(' '),
  filled('('),
  filled('( '),
  filled('='),
  filled('-'),
  filled('$'),
  filled('$ '),
  filled('\\frac'),
  filled('d / d '),
  filled('f   '),
  filled('because since '),
  filled('multiply to '),
  filled('my name is '),
  filled('please '),
  filled('x = '),
  filled('1, '),
  filled('0 '),
  filled('+44 '),
  filled('1 a '),
  filled('what is '),
  filled('i want to '),
  filled('🙂'),
  `is it ${filled('no ')}`.slice(0, LONGEST),
  `the original price was ${'1'.repeat(540)} and 5% off ${'2'.repeat(20)}`,
  `before it was 7% ${filled('1 up by ')}`.slice(0, LONGEST),
  `${filled('w')}@`.slice(-LONGEST),
]
