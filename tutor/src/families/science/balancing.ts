import {
  dividedBy,
  gcd,
  isZero,
  lcm,
  minus,
  ONE,
  type Rational,
  times,
  whole,
  ZERO,
} from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Family, Step, Worked } from '#families/family.ts'
import { only, sayer } from '#families/measure/saying.ts'
import { type Atoms, atomsIn, formulaLatex, plainFormula } from '#families/science/substances.ts'

const id = 'balancing'
/** Longer equations, and larger numbers in front, are not of school. */
const MOST_SUBSTANCES = 7
const MOST_FRONT = 60n
/** So many kinds of atoms are counted in steps of their own. */
const MOST_COUNTED = 2

const say = sayer(
  id,
  `count | Count the {element} atoms on each side. | How many {element} atoms are there on each side? | No atom is made or lost in a reaction: each side needs the same.
  fronts | Put numbers in front until every kind of atom is there equally often on both sides. Begin with the kind that stands in the fewest formulas. | Which number in front makes the first kind of atom equal? | The small numbers belong to the substances and must stay; only the numbers in front may change.
  check | Check: count the {element} atoms again. | How many {element} atoms are there on each side now? | No atom is made or lost in a reaction: each side needs the same.`,
)

type Substance = { readonly formula: string; readonly atoms: Atoms }
type Side = readonly Substance[]
type Equation = { readonly left: Side; readonly right: Side }

function sideIn(text: string): Side | undefined {
  const formulas = text
    .split('+')
    .map((part) => part.trim().replace(/^(?:\d+|_+|\?) ?(?=[A-Z(])/, ''))
  const substances = formulas.flatMap((formula) => {
    const atoms = atomsIn(formula)
    return atoms ? [{ formula, atoms }] : []
  })
  return substances.length === formulas.length ? substances : undefined
}

const part = String.raw`(?:(?:\d{1,2}|_+|\?) ?)?[A-Z][A-Za-z0-9()]*`
const row = String.raw`${part}(?: ?\+ ?${part}){0,5}`
const leftRow = new RegExp(`(?:^|[\\s:])(${row})\\s*$`)
const rightRow = new RegExp(`^\\s*(${row})(?:[\\s.,?!]|$)`)
export const arrow = /→|⟶|-+>|=+>|=|\\(?:right|to)arrow|\\to\b/

/** Reads `H2 + O2 -> H2O` out of a message; numbers in front are left aside. */
function equationIn(text: string): Equation | undefined {
  const plain = plainFormula(text)
    .replace(/\((?:s|l|g|aq)\)/g, ' ')
    .replace(/\$|\\(?:ce|text|mathrm)\b|[{}]/g, ' ')
  const [before = '', after, ...more] = plain.split(arrow)
  if (after === undefined || more.length > 0) return undefined
  const left = sideIn(leftRow.exec(before)?.[1] ?? '')
  const right = sideIn(rightRow.exec(after)?.[1] ?? '')
  return left && right && left.length + right.length <= MOST_SUBSTANCES
    ? { left, right }
    : undefined
}

const elementsOf = ({ left, right }: Equation): readonly string[] => [
  ...new Set([...left, ...right].flatMap(({ atoms }) => [...atoms.keys()])),
]

/** Reduces rows of a linear system by Gauss and Jordan; gives the column of each row's leading one. */
function eliminate(rows: (readonly Rational[])[], width: number): readonly number[] {
  const pivots: number[] = []
  for (let column = 0; column < width && pivots.length < rows.length; column += 1) {
    const at = pivots.length
    const found = rows.findIndex((each, i) => i >= at && !isZero(each[column] ?? ZERO))
    const [chosen, current] = [rows[found], rows[at]]
    if (!chosen || !current) continue
    rows[found] = current
    const head = chosen[column] ?? ONE
    const pivot = chosen.map((value) => dividedBy(value, head))
    rows[at] = pivot
    for (const [i, each] of rows.entries()) {
      const by = each[column] ?? ZERO
      if (i !== at) rows[i] = each.map((value, k) => minus(value, times(by, pivot[k] ?? ZERO)))
    }
    pivots.push(column)
  }
  return pivots
}

/** The smallest whole numbers in front; undefined where there is not exactly one way. */
function fronts(equation: Equation): readonly number[] | undefined {
  const all = [...equation.left, ...equation.right]
  const rows = elementsOf(equation).map((element): readonly Rational[] =>
    all.map(({ atoms }, i) =>
      whole((atoms.get(element) ?? 0) * (i < equation.left.length ? 1 : -1)),
    ),
  )
  const pivots = eliminate(rows, all.length)
  if (pivots.length !== all.length - 1) return undefined
  const free = all.findIndex((_, column) => !pivots.includes(column))
  const values = all.map((_, column) =>
    column === free ? ONE : minus(ZERO, rows[pivots.indexOf(column)]?.[free] ?? ZERO),
  )
  const scale = values.reduce((most, { d }) => lcm(most, d), 1n)
  const wholes = values.map(({ n, d }) => (n * scale) / d)
  const common = wholes.reduce((shared, n) => gcd(shared, n), 0n)
  const isFit = common > 0n && wholes.every((n) => n > 0n && n / common <= MOST_FRONT)
  return isFit ? wholes.map((n) => Number(n / common)) : undefined
}

const sideLatex = (formulas: readonly string[], counts: readonly number[]): string =>
  formulas
    .map((formula, i) => `${(counts[i] ?? 1) === 1 ? '' : counts[i]}${formulaLatex(formula)}`)
    .join(' + ')

/** How many atoms of an element a side has, as a sum and as a number. */
function countOf(
  side: Side,
  counts: readonly number[],
  element: string,
): readonly [string, number] {
  const parts = side.flatMap(({ atoms }, i) => {
    const count = atoms.get(element)
    return count === undefined ? [] : [[counts[i] ?? 1, count] as const]
  })
  const sum = parts.map(([front, count]) => `${front} \\times ${count}`).join(' + ')
  return [sum === '' ? '0' : sum, parts.reduce((all, [front, count]) => all + front * count, 0)]
}

function work(equation: Equation): Worked | 'beyond' {
  const counts = fronts(equation)
  if (!counts) return 'beyond'
  const { left, right } = equation
  const written = (numbers: readonly number[]): string =>
    [left, right]
      .map((side, k) => ({ side, own: numbers.slice(k * left.length) }))
      .map(({ side, own }) =>
        sideLatex(
          side.map(({ formula }) => formula),
          own,
        ),
      )
      .join(' \\rightarrow ')
  const both = (element: string, numbers: readonly number[]) =>
    [countOf(left, numbers, element), countOf(right, numbers.slice(left.length), element)] as const
  const countStep = (rule: string, element: string, numbers: readonly number[]): Step => {
    const [[sum, a], [other, b]] = both(element, numbers)
    const line = `${element}: ${a} ${a === b ? '=' : '\\neq'} ${b}`
    return say(
      rule,
      line,
      [
        [sum, `${a}`],
        [other, `${b}`],
      ],
      { element },
    )
  }
  const elements = elementsOf(equation)
  const unequal = elements.filter((element) => {
    const [[, a], [, b]] = both(element, [])
    return a !== b
  })
  const claims = elements.map((element) => {
    const [[sum], [other]] = both(element, counts)
    return [sum, other] as const
  })
  const answer = written(counts)
  return {
    family: id,
    start: `Balance $${written([])}$.`,
    line: written([]),
    goal: 'the numbers in front that make the atoms equal',
    steps: [
      ...unequal.slice(0, MOST_COUNTED).map((element) => countStep('count', element, [])),
      say('fronts', answer, claims),
      ...elements.slice(0, MOST_COUNTED).map((element) => countStep('check', element, counts)),
    ],
    ...only(answer),
  }
}

/** An equation as it was posed: its formulas, how many stand on the left, and the smallest numbers in front. */
export type Balanced = {
  readonly formulas: readonly string[]
  readonly on_left: number
  readonly counts: readonly number[]
}

/** Balances the equation of a message; undefined where there is none. */
export function balanced(text: string): Balanced | undefined {
  const equation = equationIn(text)
  const counts = equation && fronts(equation)
  if (!equation || !counts) return undefined
  const formulas = [...equation.left, ...equation.right].map(({ formula }) => formula)
  return { formulas, on_left: equation.left.length, counts }
}

const drawn =
  `H2 + O2 -> H2O = 2 1 2; CH4 + O2 -> CO2 + H2O = 1 2 1 2; N2 + H2 -> NH3 = 1 3 2; Fe + O2 -> Fe2O3 = 4 3 2;
  Na + Cl2 -> NaCl = 2 1 2; Mg + HCl -> MgCl2 + H2 = 1 2 1 1; C3H8 + O2 -> CO2 + H2O = 1 5 3 4; Al + O2 -> Al2O3 = 4 3 2;
  Ca(OH)2 + HCl -> CaCl2 + H2O = 1 2 1 2; Fe2O3 + CO -> Fe + CO2 = 1 3 2 3`.split(/;\s*/)

/** Balanced equations. */
export const balancing: Family = {
  id,
  title: 'balancing equations',
  work: ({ text, words }) => {
    const isAsked = /balanc/.test(words) || /^\W*[A-Z(\d].*(?:→|->|\\to|\\rightarrow)/.test(text)
    const equation = isAsked ? equationIn(text) : undefined
    return equation && work(equation)
  },
  draw: (random) => {
    const [text = '', numbers = ''] = pick(random, drawn).split(' = ')
    const counts = numbers.split(' ').map(Number)
    const [left = [], right = []] = text.split(' -> ').map((side) => side.split(' + '))
    const sides = [sideLatex(left, counts), sideLatex(right, counts.slice(left.length))]
    return {
      text: pick(random, [`balance ${text}`, `can you balance ${text.replace('->', '=')}`]),
      answers: [sides.join(' \\rightarrow ')],
    }
  },
}
