import { minus, plus, type Rational, signOf, times } from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Family, Worked } from '#families/family.ts'
import { readQuantities } from '#families/measure/quantities.ts'
import { only, sayer } from '#families/measure/saying.ts'
import { shown } from '#families/numbers.ts'
import { below } from '#families/write.ts'

const id = 'right_angle_check'
const question =
  /right[- ]?angled?\b.*\?|\b(?:is|whether|if|does|show)\b.*right[- ]?angle|right[- ]?angled? or not/
const triples = ['3 4 5', '5 12 13', '8 15 17', '7 24 25', '4 5 6', '6 7 9', '5 8 10', '9 10 14']

const say = sayer(
  id,
  `shorter | Square the two shorter sides, and add. | What do the squares of the two shorter sides come to together? | The longest side would have to be the hypotenuse.
  longest | Square the longest side. | What is the square of the longest side? | It is what the sum is held against.
  compare | Compare them: they are {equal}, so there is {an} right angle. | Are the two results equal? | Pythagoras holds in right-angled triangles and in no others.`,
)

const square = (value: Rational): Rational => times(value, value)

function work(a: Rational, b: Rational, c: Rational): Worked {
  const [x, y, z] = [shown(a), shown(b), shown(c)]
  const [sum, long] = [plus(square(a), square(b)), square(c)]
  const [left, right] = [shown(sum), shown(long)]
  const gap = signOf(minus(sum, long))
  const [small, large] = gap < 0 ? [sum, long] : [long, sum]
  const unequal = below(`${shown(small)} - ${shown(large)}`, shown(minus(small, large)))
  const said = gap === 0 ? { equal: 'equal', an: 'a' } : { equal: 'not equal', an: 'no' }
  return {
    family: id,
    start: `Is the triangle with sides $${x}$, $${y}$ and $${z}$ right-angled?`,
    goal: 'whether it has a right angle',
    steps: [
      say('shorter', `${x}^2 + ${y}^2 = ${left}`, [[`${x}^2 + ${y}^2`, left]]),
      say('longest', `${z}^2 = ${right}`, [[`${z}^2`, right]]),
      say(
        'compare',
        `${left} ${gap === 0 ? '=' : '\\neq'} ${right}`,
        [gap === 0 ? [left, right] : unequal],
        said,
      ),
    ],
    ...only(gap === 0 ? '\\text{yes}' : '\\text{no}'),
  }
}

/** Whether three sides make a right angle. */
export const rightAngle: Family = {
  id,
  title: 'is it right-angled?',
  work: ({ text, words }) => {
    if (!question.test(words) || !/triangle|sides/.test(words)) return undefined
    const { givens } = readQuantities(text)
    const units = new Set(givens.map(({ unit }) => unit?.text))
    const isOdd = givens.length !== 3 || units.size > 1 || givens.some((each) => each.isStrange)
    const [a, b, c] = givens
      .map(({ value }) => value)
      .sort((one, other) => signOf(minus(one, other)))
    return !isOdd && a && b && c && signOf(a) > 0 ? work(a, b, c) : undefined
  },
  draw: (random) => {
    const by = random.between(1, 4)
    const [a = 0, b = 0, c = 0] = pick(random, triples)
      .split(' ')
      .map((side) => Number(side) * by)
    return {
      text: `is a triangle with sides ${b} cm, ${c} cm and ${a} cm right angled?`,
      answers: [Math.hypot(a, b) === c ? '\\text{yes}' : '\\text{no}'],
    }
  },
}
