import {
  minus,
  ONE,
  over,
  plus,
  type Rational,
  ratio,
  readDecimal,
  signOf,
  times,
  whole,
} from '@learngrove/maths/rational'
import { fractionText, pick } from '#families/draw.ts'
import type { Family, Step, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import { only, sayer } from '#families/measure/saying.ts'
import { shown } from '#families/numbers.ts'
import { type Bag, bagIn, type Counted, dieIn, takenFrom } from '#families/statistics/outcomes.ts'
import { valueLatex } from '#skills/operation.ts'

const id = 'probability'

const say = sayer(
  id,
  `all | Count all the outcomes. | How many outcomes are there in all? | They are equally likely, so that counting is enough.
  good | Count those that are wanted, and write them over all of them. | How many of them are wanted? | A probability is the share of the outcomes that are wanted.
  simplify | Simplify the fraction. | Which number goes into both? | Dividing top and bottom by the same number leaves the value.
  first | Write down the probability of the first one. | What is the probability at the first go? | It is the share of all that are there.
  second_kept | One is gone: count again for the second one. | What is the probability at the second go? | What was taken is no longer there, so that there is one fewer.
  second | Write down the probability of the second one. | What is the probability at the second go? | The first one changes nothing for the second.
  both | Multiply the two probabilities, along the branches of the tree. | How do you join two things that both have to happen? | "And" is multiplied: a share of a share.
  expected | Multiply the probability by the number of tries. | Which share of the tries is it? | In the long run it happens in that share of the tries.
  complement | Take the probability away from 1. | What do "it happens" and "it does not" come to together? | One of the two is certain, and certain is 1.`,
)

const fractionOf = (top: number, under: number): string => `\\frac{${top}}{${under}}`
const ratioOf = (top: number, under: number): Rational => ratio(BigInt(top), BigInt(under))

function workCounted({ all, good, of, nearly }: Counted, isNot = false): Worked {
  const wanted = isNot ? all - good : good
  const [text, value] = [fractionOf(wanted, all), ratioOf(wanted, all)]
  const answer = valueLatex(value)
  return {
    family: id,
    start: `Find the probability of ${isNot ? 'not ' : ''}${of}.`,
    goal: 'the probability',
    steps: [
      say('all', `${all}`, [[`${all - good} + ${good}`, `${all}`]]),
      say('good', `P = ${text}`, [[text, `${wanted} \\div ${all}`]]),
      ...(answer === text ? [] : [say('simplify', `P = ${answer}`, [[text, answer]])]),
    ],
    ...only(answer),
    slips: slipsBeside(answer, [
      {
        value: valueLatex(minus(ONE, value)),
        why: 'That is the other case: read which is wanted.',
      },
      { value: `${wanted}`, why: 'That is how many are wanted: write it over all of them.' },
      nearly === undefined || isNot
        ? undefined
        : {
            value: valueLatex(ratioOf(nearly, all)),
            why: `Read it once more: ${of.replace(/,.*/, '')}. Does the limit itself count?`,
          },
    ]),
  }
}

type Go = readonly [good: number, all: number]

/** Two goes, one after the other. */
function workTwo([a, n]: Go, [b, m]: Go, of: string, isKept: boolean): Worked {
  const [one, two] = [ratioOf(a, n), ratioOf(b, m)]
  const product = `${fractionOf(a, n)} \\times ${fractionOf(b, m)}`
  const answer = valueLatex(times(one, two))
  const again = valueLatex(times(one, one))
  return {
    family: id,
    start: `Find the probability of ${of}${isKept ? ', without putting the first one back' : ''}.`,
    goal: 'the probability of both',
    steps: [
      say('first', `P_1 = ${fractionOf(a, n)}`, [[fractionOf(a, n), valueLatex(one)]]),
      say(isKept ? 'second_kept' : 'second', `P_2 = ${fractionOf(b, m)}`, [
        [fractionOf(b, m), valueLatex(two)],
      ]),
      say('both', `${product} = ${answer}`, [[product, answer]]),
    ],
    ...only(answer),
    slips: slipsBeside(answer, [
      { value: valueLatex(plus(one, two)), why: 'You added. Along the branches you multiply.' },
      isKept && a === b + 1
        ? {
            value: again,
            why: 'The first one was not put back: there is one fewer for the second go.',
          }
        : undefined,
    ]),
  }
}

/** Asks for several branches of a tree at once. */
const inAnyOrder = /\bof each\b|(?:different|same) colou?r|at least|exactly one|\bone \w+ and one\b/

function workBag(bag: Bag, words: string): Worked | 'beyond' {
  const [first = '', second, ...more] = takenFrom(bag, words)
  const a = bag.counts.get(first)
  if (a === undefined || more.length > 0 || inAnyOrder.test(words)) return 'beyond'
  const isNot = /\bnot\b|isn'?t/.test(words.replace(/not (?:replaced|put)/, ' '))
  if (second === undefined)
    return workCounted({ all: bag.all, good: a, of: `taking ${first}` }, isNot)
  const b = bag.counts.get(second) ?? 0
  if (/\bor\b/.test(words))
    return workCounted({ all: bag.all, good: a + b, of: `taking ${first} or ${second}` })
  const isKept = /without (?:replac|putting)|not (?:replaced|put)|eats?|keeps?/.test(words)
  const isBack = /replace|put back|puts it back/.test(words)
  const left = isKept && first === second ? b - 1 : b
  if ((!isKept && !isBack) || left < 0 || isNot) return 'beyond'
  const all = isKept ? bag.all - 1 : bag.all
  return workTwo([a, bag.all], [left, all], `${first} and then ${second}`, isKept)
}

const typed = /(?<![\w.])(0?\.\d+|[01](?:\.0+)?|\d{1,3}\/\d{1,4}|\d{1,2}(?:\.\d+)?%)(?!\w|\.\d)/g
const tries =
  /\b(\d{2,6}) (?:times|spins|throws|rolls|days|people|games|goe?s|trials|matches|students|items|bulbs|tickets)\b/

function probabilityOf(text: string): Rational | undefined {
  const [top = '', under] = text.replace('%', '').split('/')
  const n = readDecimal(top)
  const value = n && over(n, whole(text.endsWith('%') ? 100 : Number(under ?? '1')))
  return value && signOf(value) >= 0 && signOf(minus(ONE, value)) >= 0 ? value : undefined
}

/** A problem whose probabilities are given, in one step. */
function inOneStep(
  start: string,
  goal: string,
  rule: string,
  sum: string,
  value: Rational,
): Worked {
  const result = shown(value)
  const steps: readonly Step[] = [say(rule, `${sum} = ${result}`, [[sum, result]])]
  return { family: id, start, goal, steps, ...only(result) }
}

/** Not happening, expected numbers, and two that do not touch each other. */
function workGiven(words: string): Worked | undefined {
  const [p, q, ...more] = [...words.matchAll(typed)]
    .slice(0, 3)
    .flatMap(([text]) => probabilityOf(text) ?? [])
  if (!p || more.length > 0) return undefined
  const text = shown(p)
  const many = /expect|how many|estimate/.test(words) ? tries.exec(words)?.[1] : undefined
  if (many !== undefined && !q) {
    const start = `Something has the probability $${text}$. How often is it expected in $${many}$?`
    const value = times(p, whole(Number(many)))
    return inOneStep(start, 'the expected number', 'expected', `${text} \\times ${many}`, value)
  }
  if (!q && /\bnot\b|n't\b|\bwont\b|\bdoesnt\b/.test(words)) {
    const start = `Something has the probability $${text}$. Find the probability that it does not happen.`
    return inOneStep(start, 'the other probability', 'complement', `1 - ${text}`, minus(ONE, p))
  }
  if (!q || !/independent|both/.test(words)) return undefined
  const start = `Two independent events have the probabilities $${text}$ and $${shown(q)}$. Find that of both.`
  const sum = shown(plus(p, q))
  const one = inOneStep(
    start,
    'the probability of both',
    'both',
    `${text} \\times ${shown(q)}`,
    times(p, q),
  )
  const why = 'You added them. For both to happen you multiply.'
  return { ...one, slips: slipsBeside(one.answer, [{ value: sum, why }]) }
}

/** Coins: one side, or the same side twice. */
function coinIn(words: string): Worked | undefined {
  if (!/\bcoins?\b/.test(words) || !/\bheads?\b|\btails?\b/.test(words)) return undefined
  if (!/\b(?:2|two|3|three|4|5|both|twice|times)\b/.test(words))
    return workCounted({ all: 2, good: 1, of: 'that side of a coin' })
  const isOther = /at least|one head|exactly|\b(?:3|three|4|5)\b/.test(words)
  const isSame = /(?:2|two|both) (?:heads|tails)|both/.test(words)
  return isSame && !isOther ? workTwo([1, 2], [1, 2], 'the same side twice', false) : undefined
}

/** Chances. */
export const probability: Family = {
  id,
  title: 'probability',
  work: ({ words }) => {
    if (!/probability|chance|\bp\(|how likely|expect/.test(words)) return undefined
    const bag = bagIn(words)
    if (bag) return workBag(bag, words)
    const die = dieIn(words)
    return die ? workCounted(die, /\bnot\b/.test(words)) : (coinIn(words) ?? workGiven(words))
  },
  draw: (random) => {
    const [red, blue, p] = [random.between(2, 9), random.between(2, 9), random.between(1, 9)]
    const [all, tries] = [red + blue, random.between(11, 60) * 10]
    const [text, answer] = pick(random, [
      [
        `a bag has ${red} red and ${blue} blue counters. whats the probability of picking a red`,
        fractionText(red, all),
      ],
      [
        `a bag has ${red} red balls and ${blue} blue balls. find the probability that a ball is not red`,
        fractionText(blue, all),
      ],
      [
        `${red} red and ${blue} blue sweets, two are taken without replacement. probability both are red?`,
        fractionText(red * (red - 1), all * (all - 1)),
      ],
      [
        `probability of rolling a number less than ${(p % 5) + 2} on a dice`,
        fractionText((p % 5) + 1, 6),
      ],
      [
        `the probability of rain is 0.${p}. what is the probability that it does not rain`,
        `0.${10 - p}`,
      ],
      [
        `red has probability 0.${p}. how many reds do you expect in ${tries} spins`,
        String((p * tries) / 10),
      ],
    ] as const)
    return { text, answers: [answer] }
  },
}
