import { type Node, printTextbook, variablesOf } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import { absolute, minus, type Rational, ratio, toDecimal } from '@learngrove/maths/rational'
import { readExpression } from '#notation/read-maths.ts'
import { valueLatex } from '#skills/operation.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { readNumber, shown } from '../numbers.ts'
import { isBareTask } from '../task-words.ts'
import { below, step, wordsOf, worked } from '../write.ts'

const id = 'estimate'

const say = wordsOf(`
round | Round each number to one significant figure. | What is each number, rounded to one significant figure? | Round numbers are easy to work with in your head, and an estimate need only be close.
work | Work it out with the round numbers. | What do the round numbers come to? | An estimate is close to the exact value, and a quick check of it.
`)

const number = /\d+(?:\.\d+)?/g
/** Not proved to the last digit, as a number may lie just half-way. */
const LEEWAY = ratio(1n, 10n ** 12n)

type Rounded = {
  readonly text: string
  readonly value: Rational
  readonly round: Rational
  readonly half: Rational
}

/** A number to one significant figure, and half of the step that it is rounded by. */
function rounded(text: string): Rounded | undefined {
  const value = readNumber(text)
  if (!value || value.n <= 0n) return undefined
  const power = Math.floor(Math.log10(Number(text)))
  const unit = power >= 0 ? ratio(10n ** BigInt(power), 1n) : ratio(1n, 10n ** BigInt(-power))
  const units = (value.n * unit.d * 2n + value.d * unit.n) / (value.d * unit.n * 2n)
  return { text, value, round: ratio(units * unit.n, unit.d), half: ratio(unit.n, unit.d * 2n) }
}

/** The one calculation of a message. */
function calculationIn({
  text,
  words,
  maths,
}: Asked): { readonly node: Node; readonly text: string } | undefined {
  if (!/\bestimate\b|\broughly\b|\bapproximate(?:ly)?\b/.test(words) || !isBareTask(text))
    return undefined
  const [only, ...more] = maths
  if (only?.type !== 'expression' || more.length > 0 || variablesOf(only.node).length > 0)
    return undefined
  return ['product', 'quotient', 'sum'].includes(only.node.type) ? only : undefined
}

function work(asked: Asked): Worked | 'beyond' | undefined {
  const found = calculationIn(asked)
  if (!found) return undefined
  const numbers = (found.text.match(number) ?? []).flatMap((each) => rounded(each) ?? [])
  const round = readExpression(
    found.text.replace(number, (each) => toDecimal(rounded(each)?.round ?? LEEWAY) ?? each),
  )
  const [value, exact] = [round && exactValue(round), exactValue(found.node)]
  if (!round || !value || !exact) return 'beyond'
  const [line, easy, answer] = [printTextbook(found.node), printTextbook(round), shown(value)]
  const claims = numbers.map((each) => {
    const gap = absolute(minus(each.value, each.round))
    const room = minus(minus(gap, each.half), LEEWAY)
    return below(
      `|${each.text} - ${shown(each.round)}| - ${valueLatex(each.half)} - ${valueLatex(LEEWAY)}`,
      valueLatex(room),
    )
  })
  const why = 'That is the exact value. For an estimate each number is rounded to one figure first.'
  return worked(id, {
    start: `Estimate $${line}$.`,
    goal: 'a value that is close to it',
    answer,
    steps: [
      step(`${id}.round`, say('round'), easy, ...claims),
      step(`${id}.work`, say('work'), `${easy} = ${answer}`, [easy, answer]),
    ],
    slips: shown(exact) === answer ? [] : [{ value: shown(exact), why }],
  })
}

/** A calculation with each number rounded to one significant figure. */
export const estimates: Family = {
  id,
  title: 'estimating',
  work,
  draw: ({ between }) => {
    const [a, b] = [between(2, 9), between(2, 9)]
    const [x, y] = [a * 10 + between(-3, 3), b + between(-4, 4) / 10]
    return { text: `estimate ${x} x ${y}`, answers: [`${a * 10 * b}`] }
  },
}
