import { expect, test } from 'vitest'
import { isSaidIn, spokenSentences, spokenText, wordsOf } from '#spoken/spoken.ts'

test.each([
  // Fractions, powers, roots
  ['$\\frac{2}{3}$', 'two thirds.'],
  ['$\\frac{1}{2}$', 'one half.'],
  ['$\\frac{3}{2}$', 'three halves.'],
  ['$\\frac{7}{10}$', 'seven tenths.'],
  ['$\\frac{12}{25}$', '12 over 25.'],
  ['$2\\frac{1}{3}$', '2 and one third.'],
  ['$\\frac{x+1}{2}$', 'x plus 1, all over 2.'],
  ['$\\frac{dy}{dx}$', 'dy by dx.'],
  ['$x^2$', 'x squared.'],
  ['$x^3 + 1$', 'x cubed plus 1.'],
  ['$x^{n}$', 'x to the power n.'],
  ['$10^{-3}$', '10 to the power minus 3.'],
  ['$3 \\times 10^{8}$', '3 times 10 to the power 8.'],
  ['$\\sqrt{16}$', 'the square root of 16.'],
  // Equations and inequalities
  ['$2x+4=10$', '2 x plus 4 equals 10.'],
  ['$x \\geq 3$', 'x is greater than or equal to 3.'],
  ['$-5$', 'minus 5.'],
  ['$12 \\div 4$', '12 divided by 4.'],
  ['$2\\cdot 3$', '2 times 3.'],
  ['$\\pi r^2$', 'pi r squared.'],
  ['$f(x)=2x$', 'f of x equals 2 x.'],
  ['$n!$', 'n factorial.'],
  ['$3:4$', '3 to 4.'],
  ['$x_1$', 'x sub 1.'],
  ['$30^\\circ$', '30 degrees.'],
  ['$25\\%$', '25 per cent.'],
  ['$\\text{area} = \\frac{1}{2}bh$', 'area equals one half bh.'],
  ['$\\frac{\\text{distance}}{\\text{time}}$', 'distance over time.'],
  ['$$\nx^2 = 4\n$$', 'x squared equals 4.'],
  ['$$\\begin{aligned} 2x &= 6 \\\\ x &= 3 \\end{aligned}$$', '2 x equals 6, x equals 3.'],
  ['\\(x+1\\) and \\[y = 2\\]', 'x plus 1 and y equals 2.'],
  // Units
  ['$5\\text{ cm}$', '5 centimetres.'],
  ['It is 1 cm long.', 'It is 1 centimetre long.'],
  ['It is 5 cm² in all.', 'It is 5 square centimetres in all.'],
  ['$20\\text{ cm}^3$', '20 cubic centimetres.'],
  ['$12\\,\\text{m/s}$', '12 metres per second.'],
  ['It slows by 9.8 m/s².', 'It slows by 9.8 metres per second squared.'],
  ['60 km/h', '60 kilometres per hour.'],
  ['2.5 kg of flour', '2.5 kilograms of flour.'],
  ['It is 20 °C today, 15% less.', 'It is 20 degrees Celsius today, 15 per cent less.'],
  ['I am 5, and so is Sam.', 'I am 5, and so is Sam.'],
  // Money
  ['£5', '5 pounds.'],
  ['£1 or £1.50', '1 pound or 1 pound 50.'],
  ['It costs $5 and $10.', 'It costs 5 dollars and 10 dollars.'],
  ['£0.20 is 20p', '20 pence is 20 pence.'],
  ['€1,200', '1,200 euros.'],
  // Chemistry
  ['H2O', 'H 2 O.'],
  ['CO₂ and NaCl', 'C O 2 and NaCl.'],
  ['$\\mathrm{H_2O}$', 'H 2 O.'],
  ['$\\text{CO}_2$', 'C O 2.'],
  ['$\\ce{H2SO4}$', 'H 2 S O 4.'],
  ['Ca²⁺ and Cl⁻', 'C a 2 plus and C l minus.'],
  [
    '$\\text{carbon} + \\text{oxygen} \\to \\text{carbon dioxide}$',
    'carbon plus oxygen gives carbon dioxide.',
  ],
  // Prose
  ['3/4 of it, not 12/05/2026', 'three quarters of it, not 12/05/2026.'],
  ['½ an hour, pages 3–5', 'one half an hour, pages 3 to 5.'],
  ['x² − 4 = 0', 'x squared minus 4 equals 0.'],
  ['Well-known words – and more', 'Well-known words, and more.'],
  ['e.g. plants, i.e. trees', 'for example plants, that is trees.'],
  ['Well done! 🌱', 'Well done!'],
  ['5 × 3 = 15', '5 times 3 equals 15.'],
  // Markdown
  ['Take **5** from *both*.', 'Take 5 from both.'],
  ['## A heading\nAnd its text', 'A heading. And its text.'],
  ['- one\n- two', 'one. two.'],
  ['1. First this\n2. Then that', '1, First this. 2, Then that.'],
  ['> A quote', 'A quote.'],
  ['| a | b |\n| --- | --- |\n| $1$ | **2** |', 'a, b. 1, 2.'],
  ['See [the notes](/notes) and https://x.test/a.', 'See the notes and a link.'],
  ['Plants need light [1].', 'Plants need light.'],
  ['![A plant](drawing:plant)', 'A plant.'],
  ['Look:\n\n```js\nlet a = 1\n```\n\nGood.', 'Look: Good.'],
  ['Use `len(x)` here', 'Use len(x) here.'],
  ['Plants need [[1]] to grow.', 'Plants need blank to grow.'],
  ['One line\nand its end', 'One line and its end.'],
  ['a <b>bold</b> word', 'a bold word.'],
])('%j', (text, said) => {
  expect(spokenText(text)).toBe(said)
  // What is said is said again in the same words.
  expect(wordsOf(spokenText(said))).toEqual(wordsOf(said))
})

test('sentences come one by one', () => {
  expect(spokenSentences('Is it 3.5? Yes: it is. Well done')).toEqual([
    'Is it 3.5?',
    'Yes:',
    'it is.',
    'Well done.',
  ])
  expect(spokenSentences(' \n $$ $$ ** -- ')).toEqual([])
})

const answer =
  'Take **5** from both sides, so $x^2 = 4$. What is $x$?\n\n| a | b |\n|---|---|\n| 1 | £2 |'

test.each([
  answer,
  'Take 5 from both sides, so x squared equals 4.',
  'What is $x$?',
  'what is X',
  'Take 5 from both sides',
  '2 pounds',
  'so x squared equals 4. What is x?',
])('%j is said', (text) => {
  expect(isSaidIn(text, answer)).toBe(true)
})

test.each([
  '',
  '?!',
  'Take 5',
  'both sides',
  'What is x? Take 5 from both sides',
  'Send me your address.',
  `${answer} And more.`,
])('%j is not', (text) => {
  expect(isSaidIn(text, answer)).toBe(false)
})
