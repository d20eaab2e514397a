import { dividedBy, readDecimal, times } from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Asked, Family, Step, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import { readQuantities } from '#families/measure/quantities.ts'
import { plainRounded, roundingIn, shownValue, signOf } from '#families/measure/rounding.ts'
import { sayer } from '#families/measure/saying.ts'
import { shown } from '#families/numbers.ts'
import {
  type Atoms,
  atomicMasses,
  atomsIn,
  formulaLatex,
  massOf,
  plainFormula,
} from '#families/science/substances.ts'

const id = 'formula_mass'
const names = new Map(
  `carbon dioxide=CO2, water=H2O, methane=CH4, ammonia=NH3, oxygen=O2, hydrogen=H2, nitrogen=N2, glucose=C6H12O6,
  sodium chloride=NaCl, calcium carbonate=CaCO3, sulfuric acid=H2SO4, hydrochloric acid=HCl, sodium hydroxide=NaOH,
  magnesium oxide=MgO, carbon=C, magnesium=Mg`
    .split(/,\s*/)
    .map((pair) => pair.split('='))
    .map(([name = '', formula = '']) => [name, formula]),
)
const isMass = /formula mass|molecular mass|molar mass|\bm_?r\b/
const written = /(?<![A-Za-z\d])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*){1,8}(?![A-Za-z\d(])/g

const say = sayer(
  id,
  `atoms | Count the atoms in \${formula}$, and look their relative masses up. | How many atoms of each kind are there, and what is the mass of each? | A small number counts the atoms just before it, or all in the bracket before it.
  add | Multiply, and add up. | What do they come to together? | The formula mass is the mass of all the atoms.
  moles | Divide the mass by the relative formula mass. | How do mass, moles and relative formula mass go together? | One mole has its relative formula mass in grams.
  mass | Multiply the moles by the relative formula mass. | How do mass, moles and relative formula mass go together? | One mole has its relative formula mass in grams.`,
)

type Substance = { readonly formula: string; readonly atoms: Atoms }

function substanceIn({ text, words }: Asked): Substance | undefined {
  const typed = plainFormula(text.replace(/[$\\{}]/g, '')).match(written) ?? []
  const named = [...names].find(([name]) => new RegExp(`\\b${name}\\b`).test(words))?.[1]
  const isFormula = (each: string) => /\d|[A-Z].*[A-Z]/.test(each) && atomsIn(each) !== undefined
  const formula = typed.find(isFormula) ?? named
  const atoms = formula === undefined ? undefined : atomsIn(formula)
  return formula !== undefined && atoms ? { formula, atoms } : undefined
}

function massSteps({ formula, atoms }: Substance): readonly Step[] {
  const parts = [...atoms].map(([symbol, count]) => [count, atomicMasses[symbol] ?? 0] as const)
  const sum = parts.map(([count, mass]) => `${count} \\times ${mass}`).join(' + ')
  const each = parts.map(([count, mass]) => `${count * mass}`).join(' + ')
  const all = `${massOf(atoms)}`
  return [
    say('atoms', `M_r = ${sum}`, [[sum, each]], { formula: formulaLatex(formula) }),
    say('add', `M_r = ${each} = ${all}`, [[each, all]]),
  ]
}

function workMass(substance: Substance): Worked {
  const answer = `${massOf(substance.atoms)}`
  const once = massOf(new Map([...substance.atoms.keys()].map((symbol) => [symbol, 1])))
  const why = 'The small numbers count too: take each atom as often as it is there.'
  return {
    family: id,
    start: `Find the relative formula mass of $${formulaLatex(substance.formula)}$.`,
    goal: 'the relative formula mass',
    steps: massSteps(substance),
    answer: `M_r = ${answer}`,
    answers: [answer],
    slips: slipsBeside(answer, [{ value: `${once}`, why }]),
  }
}

/** Moles from a mass in grams, or the mass from moles. */
function workMoles(substance: Substance, { text, words }: Asked): Worked | undefined {
  const { formula, atoms } = substance
  const [given, ...more] = readQuantities(text.replace(formula, ' ')).givens
  const [size, mass] = [massOf(atoms), readDecimal(`${massOf(atoms)}`)]
  const from = given?.unit?.text ?? ''
  if (!given || !mass || more.length > 0 || !/^(?:g|mol)$/.test(from)) return undefined
  const isMoles = from === 'g'
  const [over, product] = [dividedBy(given.value, mass), times(given.value, mass)]
  const amount = shown(given.value)
  const exact = isMoles ? `\\frac{${amount}}{${size}}` : `${amount} \\times ${size}`
  const end = shownValue(isMoles ? over : product, exact, roundingIn(words))
  const other = shownValue(isMoles ? product : over, '0')?.text
  if (!end || other === undefined) return undefined
  const [letter, unit, what] = isMoles ? ['n', 'mol', 'moles'] : ['m', 'g', 'mass']
  const line = `${letter} = ${exact} ${signOf(end)} ${end.text}`
  const why = `The ${isMoles ? 'mass is divided' : 'moles are multiplied'} by the relative formula mass.`
  return {
    family: id,
    start: `Find the ${what} in $${amount}\\,\\text{${from}}$ of $${formulaLatex(formula)}$.`,
    goal: `the ${what}`,
    steps: [...massSteps(substance), say(what, line, [end.claim])],
    answer: `${letter} ${signOf(end)} ${end.text}\\,\\text{${unit}}`,
    answers: [end.text],
    ...(end.isRounded && { exact }),
    unit,
    slips: slipsBeside(end.text, [{ value: other, why }]),
  }
}

/** Relative formula masses, and moles of substances that are named. */
export const formulaMass: Family = {
  id,
  title: 'relative formula mass and moles',
  work: (asked) => {
    const { words } = asked
    const isAsked = isMass.test(words) || /moles? |\bmol\b|mass of/.test(words)
    const substance = isAsked ? substanceIn(asked) : undefined
    if (!substance) return undefined
    const isPlain = isMass.test(words) && !/\bmoles?\b/.test(words)
    return isPlain ? workMass(substance) : workMoles(substance, asked)
  },
  draw: (random) => {
    const [formula = '', mass = ''] = pick(random, [
      'CO2 44',
      'H2O 18',
      'CaCO3 100',
      'NaOH 40',
      'NH3 17',
      'H2SO4 98',
    ]).split(' ')
    const n = random.between(1, 20) / 4
    const [text, answer] = pick(random, [
      [`find the relative formula mass of ${formula}`, mass],
      [`how many moles are in ${n * Number(mass)} g of ${formula}`, plainRounded(n)],
      [`what is the mass of ${n} mol of ${formula}`, plainRounded(n * Number(mass))],
    ] as const)
    return { text, answers: [answer] }
  },
}
