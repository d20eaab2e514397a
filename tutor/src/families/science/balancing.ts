import {
  dividedBy,
  gcd,
  isZero,
  lcm,
  minus,
  type Rational,
  times,
  whole,
  ZERO,
} from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Family, Step, Worked } from '#families/family.ts'
import { type Atoms, atomsIn, formulaLatex, plainFormula } from '#families/science/substances.ts'
import { step } from '#families/write.ts'
import { sameValue } from '#skills/step.ts'

const id = 'balancing'
/** Longer equations, and larger numbers in front, are not of school. */
const MOST_SUBSTANCES = 7
const MOST_FRONT = 60n

type Substance = { readonly formula: string; readonly atoms: Atoms }
type Equation = { readonly left: readonly Substance[]; readonly right: readonly Substance[] }

function sideIn(text: string): readonly Substance[] | undefined {
  const formulas = text
    .split('+')
    .map((part) => part.trim().replace(/^(?:\d+|_+|\?) ?(?=[A-Z(])/, ''))
  const substances = formulas.flatMap((formula) => {
    const atoms = atomsIn(formula)
    return atoms ? [{ formula, atoms }] : []
  })
  return substances.length === formulas.length ? substances : undefined
}

/** Reads `H2 + O2 -> H2O` out of a message; numbers in front are left aside. */
function equationIn(text: string): Equation | undefined {
  const plain = plainFormula(text)
    .replace(/\((?:s|l|g|aq)\)/g, ' ')
    .replace(/\$|\\(?:ce|text|mathrm)\b|[{}]/g, ' ')
  const [before, after, ...more] = plain.split(/→|⟶|-+>|=+>|=|\\(?:right|to)arrow|\\to\b/)
  if (before === undefined || after === undefined || more.length > 0) return undefined
  const part = String.raw`(?:(?:\d{1,2}|_+|\?) ?)?[A-Z][A-Za-z0-9()]*`
  const row = String.raw`${part}(?: ?\+ ?${part}){0,5}`
  const left = sideIn(new RegExp(`(?:^|[\\s:])(${row})\\s*$`).exec(before)?.[1] ?? '')
  const right = sideIn(new RegExp(`^\\s*(${row})(?:[\\s.,?!]|$)`).exec(after)?.[1] ?? '')
  return left && right && left.length + right.length <= MOST_SUBSTANCES
    ? { left, right }
    : undefined
}

const elementsOf = ({ left, right }: Equation): readonly string[] => [
  ...new Set([...left, ...right].flatMap(({ atoms }) => [...atoms.keys()])),
]

/** The smallest whole numbers in front; undefined where there is not exactly one way. Gauss and Jordan's elimination. */
export function fronts(equation: Equation): readonly number[] | undefined {
  const { left, right } = equation
  const all = [...left, ...right]
  const rows = elementsOf(equation).map((element) =>
    all.map(({ atoms }, i) => whole((atoms.get(element) ?? 0) * (i < left.length ? 1 : -1))),
  )
  const pivots: number[] = []
  for (let column = 0; column < all.length && pivots.length < rows.length; column += 1) {
    const at = pivots.length
    const found = rows.findIndex((row, i) => i >= at && !isZero(row[column] ?? ZERO))
    const [chosen, current] = [rows[found], rows[at]]
    if (!chosen || !current) continue
    rows[found] = current
    const head = chosen[column] ?? ZERO
    const pivot = chosen.map((value) => dividedBy(value, head))
    rows[at] = pivot
    for (const [i, row] of rows.entries()) {
      const by = row[column] ?? ZERO
      if (i !== at) rows[i] = row.map((value, k) => minus(value, times(by, pivot[k] ?? ZERO)))
    }
    pivots.push(column)
  }
  if (pivots.length !== all.length - 1) return undefined
  const free = all.findIndex((_, column) => !pivots.includes(column))
  const values = all.map((_, column): Rational => {
    const row = rows[pivots.indexOf(column)]
    return column === free ? whole(1) : minus(ZERO, row?.[free] ?? ZERO)
  })
  const scale = values.reduce((most, { d }) => lcm(most, d), 1n)
  const wholes = values.map(({ n, d }) => (n * scale) / d)
  const common = wholes.reduce((shared, n) => gcd(shared, n), 0n)
  const isFit = common > 0n && wholes.every((n) => n > 0n && n / common <= MOST_FRONT)
  return isFit ? wholes.map((n) => Number(n / common)) : undefined
}

function sideLatex(side: readonly Substance[], counts: readonly number[]): string {
  return side
    .map(({ formula }, i) => `${counts[i] === 1 ? '' : counts[i]}${formulaLatex(formula)}`)
    .join(' + ')
}

/** How many atoms of an element a side has, as a sum. */
function countText(side: readonly Substance[], counts: readonly number[], element: string): string {
  const parts = side.flatMap(({ atoms }, i) => {
    const count = atoms.get(element)
    return count === undefined ? [] : [`${counts[i] ?? 1} \\times ${count}`]
  })
  return parts.length === 0 ? '0' : parts.join(' + ')
}

const sumOf = (side: readonly Substance[], counts: readonly number[], element: string): number =>
  side.reduce((sum, { atoms }, i) => sum + (atoms.get(element) ?? 0) * (counts[i] ?? 1), 0)

function work(equation: Equation): Worked | 'beyond' {
  const counts = fronts(equation)
  if (!counts) return 'beyond'
  const { left, right } = equation
  const [before, after] = [counts.slice(0, left.length), counts.slice(left.length)]
  const answer = `${sideLatex(left, before)} \\rightarrow ${sideLatex(right, after)}`
  const start = `${sideLatex(
    left,
    left.map(() => 1),
  )} \\rightarrow ${sideLatex(
    right,
    right.map(() => 1),
  )}`
  const elements = elementsOf(equation)
  const claims = elements.map((element) =>
    sameValue(countText(left, before, element), countText(right, after, element)),
  )
  const ones = [left, right].map((side) => side.map(() => 1))
  const unequal = elements.filter(
    (element) => sumOf(left, ones[0] ?? [], element) !== sumOf(right, ones[1] ?? [], element),
  )
  const countStep = (
    rule: string,
    element: string,
    a: readonly number[],
    b: readonly number[],
    text: string,
  ): Step =>
    step(
      `${id}.${rule}`,
      {
        text,
        ask: `How many ${element} atoms are there on each side?`,
        why: 'No atom is made or lost in a reaction: each side needs the same.',
      },
      `${element}: ${sumOf(left, a, element)} ${sumOf(left, a, element) === sumOf(right, b, element) ? '=' : '\\neq'} ${sumOf(right, b, element)}`,
      sameValue(countText(left, a, element), `${sumOf(left, a, element)}`),
      sameValue(countText(right, b, element), `${sumOf(right, b, element)}`),
    )
  return {
    family: id,
    start: `Balance $${start}$.`,
    line: start,
    goal: 'the numbers in front that make the atoms equal',
    steps: [
      ...unequal
        .slice(0, 2)
        .map((element) =>
          countStep(
            'count',
            element,
            ones[0] ?? [],
            ones[1] ?? [],
            `Count the ${element} atoms on each side.`,
          ),
        ),
      step(
        `${id}.fronts`,
        {
          text: 'Put numbers in front until every kind of atom is there equally often on both sides. Begin with the kind that stands in the fewest formulas.',
          ask: 'Which number in front makes the first kind of atom equal?',
          why: 'The small numbers belong to the substances and must stay; only the numbers in front may change.',
        },
        answer,
        ...claims,
      ),
      ...elements
        .slice(0, 2)
        .map((element) =>
          countStep('check', element, before, after, `Check: count the ${element} atoms again.`),
        ),
    ],
    answer,
    answers: [answer],
  }
}

const drawn = [
  'H2 + O2 -> H2O = 2 1 2',
  'CH4 + O2 -> CO2 + H2O = 1 2 1 2',
  'N2 + H2 -> NH3 = 1 3 2',
  'Fe + O2 -> Fe2O3 = 4 3 2',
  'Na + Cl2 -> NaCl = 2 1 2',
  'Mg + HCl -> MgCl2 + H2 = 1 2 1 1',
  'C3H8 + O2 -> CO2 + H2O = 1 5 3 4',
  'Al + O2 -> Al2O3 = 4 3 2',
  'Ca(OH)2 + HCl -> CaCl2 + H2O = 1 2 1 2',
  'Fe2O3 + CO -> Fe + CO2 = 1 3 2 3',
]

/** Balanced equations. */
export const balancing: Family = {
  id,
  title: 'balancing equations',
  work: ({ text, words }) => {
    if (!/balanc/.test(words) && !/^\W*[A-Z(\d].*(?:→|->|\\to|\\rightarrow)/.test(text))
      return undefined
    const equation = equationIn(text)
    return equation ? work(equation) : undefined
  },
  draw: (random) => {
    const [text = '', numbers = ''] = pick(random, drawn).split(' = ')
    const counts = numbers.split(' ').map(Number)
    const [left = [], right = []] = text.split(' -> ').map((side) => side.split(' + '))
    const written = [left, right].map((side, k) =>
      side
        .map(
          (formula, i) =>
            `${(counts[k * left.length + i] ?? 1) === 1 ? '' : counts[k * left.length + i]}${formulaLatex(formula)}`,
        )
        .join(' + '),
    )
    return {
      text: pick(random, [
        `balance ${text}`,
        `Balance the equation ${text}.`,
        `can you balance ${text.replace('->', '=')}`,
      ]),
      answers: [written.join(' \\rightarrow ')],
    }
  },
}
