import { dividedBy, readDecimal, times } from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Asked, Family, Step, Worked } from '#families/family.ts'
import { readQuantities } from '#families/measure/quantities.ts'
import { plainRounded, roundingIn, shownValue, signOf } from '#families/measure/rounding.ts'
import { shown } from '#families/numbers.ts'
import {
  type Atoms,
  atomicMasses,
  atomsIn,
  formulaLatex,
  massOf,
  plainFormula,
} from '#families/science/substances.ts'
import { step } from '#families/write.ts'
import { sameValue } from '#skills/step.ts'

const id = 'formula_mass'
const names: Readonly<Record<string, string>> = {
  'carbon dioxide': 'CO2',
  water: 'H2O',
  methane: 'CH4',
  ammonia: 'NH3',
  oxygen: 'O2',
  hydrogen: 'H2',
  nitrogen: 'N2',
  'sodium chloride': 'NaCl',
  'calcium carbonate': 'CaCO3',
  'sulfuric acid': 'H2SO4',
  'hydrochloric acid': 'HCl',
  'sodium hydroxide': 'NaOH',
  'magnesium oxide': 'MgO',
  glucose: 'C6H12O6',
  carbon: 'C',
  magnesium: 'Mg',
}
const asks = /formula mass|molecular mass|molar mass|\bm_?r\b|moles? |mass of/

function substanceIn({
  text,
  words,
}: Asked): { readonly formula: string; readonly atoms: Atoms } | undefined {
  const named = Object.entries(names).find(([name]) => new RegExp(`\\b${name}\\b`).test(words))?.[1]
  const typed =
    plainFormula(text.replace(/[$\\{}]/g, '')).match(
      /(?<![A-Za-z\d])(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*){1,8}(?![A-Za-z\d(])/g,
    ) ?? []
  const formula =
    typed.find((each) => /\d|[A-Z].*[A-Z]/.test(each) && each !== 'Mr' && atomsIn(each)) ?? named
  const atoms = formula === undefined ? undefined : atomsIn(formula)
  return formula !== undefined && atoms ? { formula, atoms } : undefined
}

function massSteps(formula: string, atoms: Atoms): readonly Step[] {
  const parts = [...atoms].map(([symbol, count]) => ({
    symbol,
    count,
    mass: atomicMasses[symbol] ?? 0,
  }))
  const sum = parts.map(({ count, mass }) => `${count} \\times ${mass}`).join(' + ')
  const each = parts.map(({ count, mass }) => `${count * mass}`).join(' + ')
  return [
    step(
      `${id}.atoms`,
      {
        text: `Count the atoms in $${formulaLatex(formula)}$, and look their relative masses up.`,
        ask: 'How many atoms of each kind are there, and what is the mass of each?',
        why: 'A small number counts the atoms just before it, or all in the bracket before it.',
      },
      `M_r = ${sum}`,
      sameValue(sum, each),
    ),
    step(
      `${id}.add`,
      {
        text: 'Multiply, and add up.',
        ask: 'What do they come to together?',
        why: 'The formula mass is the mass of all the atoms.',
      },
      `M_r = ${each} = ${massOf(atoms)}`,
      sameValue(each, `${massOf(atoms)}`),
    ),
  ]
}

function workMass(formula: string, atoms: Atoms): Worked {
  const answer = `${massOf(atoms)}`
  const once = [...atoms.keys()].reduce((sum, symbol) => sum + (atomicMasses[symbol] ?? 0), 0)
  return {
    family: id,
    start: `Find the relative formula mass of $${formulaLatex(formula)}$.`,
    goal: 'the relative formula mass',
    steps: massSteps(formula, atoms),
    answer: `M_r = ${answer}`,
    answers: [answer],
    slips:
      `${once}` === answer
        ? []
        : [
            {
              value: `${once}`,
              why: 'The small numbers count too: take each atom as often as it is there.',
            },
          ],
  }
}

/** Moles from a mass in grams, or the mass from moles. */
function workMoles(formula: string, atoms: Atoms, asked: Asked): Worked | undefined {
  const { givens } = readQuantities(
    asked.text.replace(plainFormula(formula), ' ').replace(formula, ' '),
  )
  const [given, ...more] = givens
  const mass = readDecimal(`${massOf(atoms)}`)
  if (!given?.unit || !mass || more.length > 0 || !/^(?:g|mol)$/.test(given.unit.text))
    return undefined
  const isMoles = given.unit.text === 'g'
  const value = isMoles ? dividedBy(given.value, mass) : times(given.value, mass)
  const exact = isMoles
    ? `\\frac{${shown(given.value)}}{${massOf(atoms)}}`
    : `${shown(given.value)} \\times ${massOf(atoms)}`
  const end = shownValue(value, exact, roundingIn(asked.words))
  const other = shownValue(
    isMoles ? times(given.value, mass) : dividedBy(given.value, mass),
    '0',
  )?.text
  if (!end) return undefined
  const [letter, unit] = isMoles ? ['n', 'mol'] : ['m', 'g']
  return {
    family: id,
    start: `Find ${isMoles ? 'the moles' : 'the mass'} in $${shown(given.value)}\\,\\text{${given.unit.text}}$ of $${formulaLatex(formula)}$.`,
    goal: isMoles ? 'the number of moles' : 'the mass',
    steps: [
      ...massSteps(formula, atoms),
      step(
        `${id}.moles`,
        {
          text: isMoles
            ? 'Divide the mass by the relative formula mass.'
            : 'Multiply the moles by the relative formula mass.',
          ask: 'How do mass, moles and relative formula mass go together?',
          why: 'One mole has its relative formula mass in grams.',
        },
        `${letter} = ${exact} ${signOf(end)} ${end.text}`,
        end.claim,
      ),
    ],
    answer: `${letter} ${signOf(end)} ${end.text}\\,\\text{${unit}}`,
    answers: [end.text],
    unit,
    slips:
      other === undefined || other === end.text
        ? []
        : [
            {
              value: other,
              why: isMoles
                ? 'The mass is divided by the relative formula mass.'
                : 'The moles are multiplied by the relative formula mass.',
            },
          ],
  }
}

/** Relative formula masses, and moles of substances that are named. */
export const formulaMass: Family = {
  id,
  title: 'relative formula mass and moles',
  work: (asked) => {
    if (!asks.test(asked.words)) return undefined
    const found = substanceIn(asked)
    if (!found) return undefined
    const isMass =
      /formula mass|molecular mass|molar mass|\bm_?r\b/.test(asked.words) &&
      !/\bmoles?\b/.test(asked.words)
    return isMass
      ? workMass(found.formula, found.atoms)
      : workMoles(found.formula, found.atoms, asked)
  },
  draw: (random) => {
    const [formula = '', mass = ''] = pick(random, [
      'CO2 44',
      'H2O 18',
      'CaCO3 100',
      'NaOH 40',
      'NH3 17',
      'CH4 16',
      'H2SO4 98',
    ]).split(' ')
    const n = random.between(1, 20) / 4
    return pick(random, [
      { text: `find the relative formula mass of ${formula}`, answers: [mass] },
      {
        text: `how many moles are in ${n * Number(mass)} g of ${formula}`,
        answers: [plainRounded(n)],
      },
      {
        text: `what is the mass of ${n} mol of ${formula}`,
        answers: [plainRounded(n * Number(mass))],
      },
    ])
  },
}
