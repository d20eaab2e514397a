import type { Equality, Form, NumberKey, Question, Tolerance } from '@learngrove/marking/question'
import { expressionTask } from '../adapt-expression.ts'
import { type Adapter, type NotMeasured, plainQuestion, type Row, type Task } from '../row.ts'
import { fromMaxima, isProgram } from './maxima.ts'

/** The answer tests of STACK that are questions of ours, by the name that rows carry. */
const TESTS: Readonly<Record<string, (row: Row, option: string) => Task | NotMeasured>> = {
  AlgEquiv: (row) => formula(row, { equality: 'algebraic' }),
  AlgEquivNouns: (row) => formula(row, { equality: 'algebraic' }),
  SubstEquiv: (row) => formula(row, { equality: 'substitution' }),
  EqualComAss: (row) => formula(row, { equality: 'same_up_to_order' }),
  CasEqual: (row) => formula(row, { equality: 'identical' }),
  SysEquiv: (row) => formula(row, { equality: 'algebraic' }),
  Sets: (row) => formula(row, { equality: 'algebraic' }),
  Diff: (row) => formula(row, { equality: 'algebraic' }),
  Int: (row) => formula(row, { form: 'antiderivative' }),
  Antidiff: (row) => formula(row, { form: 'antiderivative' }),
  Expanded: (row) => formula(row, { form: 'expanded' }),
  FacForm: (row) => formula(row, { form: 'factorised' }),
  CompSquare: (row) => formula(row, { form: 'completed_square' }),
  PartFrac: (row) => formula(row, { form: 'partial_fractions' }),
  SingleFrac: (row) => formula(row, { form: 'single_fraction' }),
  LowestTerms: (row) => formula(row, { form: 'lowest_terms' }),
  NumRelative: (row, option) => number(row, { relative: numberOr(option, TOLERANCE) }),
  NumAbsolute: (row, option) => number(row, { absolute: numberOr(option, TOLERANCE) }),
  NumDecPlaces: (row, option) => number(row, { decimal_places: numberOr(option, 0) }),
  NumSigFigs: (row, option) => byFigures(row, option, (key) => number(row, key)),
  NumDecPlacesWrong: (row, option) => pointAside(row, option),
  Units: (row, option) => byFigures(row, option, (key) => units(row, key)),
  UnitsStrict: (row, option) => byFigures(row, option, (key) => units(row, key, true)),
  UnitsRelative: (row, option) => units(row, { relative: numberOr(option, TOLERANCE) }),
  UnitsAbsolute: (row, option) => units(row, { absolute: numberOr(option, TOLERANCE) }),
  UnitsStrictRelative: (row, option) => units(row, { relative: numberOr(option, TOLERANCE) }, true),
  UnitsStrictAbsolute: (row, option) => units(row, { absolute: numberOr(option, TOLERANCE) }, true),
}

/** What STACK takes where an author names no tolerance. */
const TOLERANCE = 0.05

const NAME = /(?:^|stack[^A-Za-z]+(?:answer-?tests?[^A-Za-z]+)?)([A-Z][A-Za-z]+)/

/** The answer test that a row names in its type or its source. */
export const stackTestOf = ({ type, source = '' }: Row): string | undefined => {
  const named = [type, source].map((text) => NAME.exec(text)?.[1])
  const isStack = /stack/i.test(`${type} ${source}`)
  return named.find((name) => name !== undefined && (name in TESTS || isStack))
}

/** A row of STACK as a question of ours. */
export const stackTask: Adapter = (row) => {
  const name = stackTestOf(row) ?? ''
  const adapter = TESTS[name]
  if (adapter === undefined) return { notMeasured: `${name}: no question of ours asks for this` }
  if (isProgram(row.student) || isProgram(row.teacher))
    return { notMeasured: `${name}: a program, a text or a truth value` }
  if (row.student.trim() === '' || row.teacher.trim() === '')
    return { notMeasured: `${name}: an empty side` }
  return adapter(row, optionOf(row))
}

/** An author's option for a test: the only text or number that the options of a row hold. */
function optionOf({ opts = {} }: Row): string {
  const named = opts.option ?? opts.opt ?? opts.options ?? opts.testoption ?? opts.atoption
  const value = named ?? Object.values(opts).find((each) => /^(string|number)$/.test(typeof each))
  return Array.isArray(value) ? `[${value.join(',')}]` : String(value ?? '')
}

const numberOr = (text: string, instead: number): number => {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? instead : value
}

function formula(
  row: Row,
  asked: { readonly equality: Equality } | { readonly form: Form },
): Task | NotMeasured {
  const { student, teacher } = row
  const task = expressionTask({
    ...row,
    student: fromMaxima(student),
    teacher: fromMaxima(teacher),
  })
  if (task === undefined) return { notMeasured: 'a key that is a program' }
  const { question } = task
  if (question.type !== 'expression') return task
  const { equality: _, form: __, ...plain } = question
  return { ...task, question: { ...plain, ...asked } }
}

/** STACK writes a number beside its unit with a star. */
const AMOUNT = /^([-+]?\d[\d.]*(?:[eE][-+]?\d+)?(?:\s*[*×]\s*10\^\(?-?\d+\)?)?)\s*\*\s*(.*)$/

const plainNumber = (text: string): string => fromMaxima(text)

function numberTask(key: NumberKey, value: string): Task {
  const question: Question = { ...plainQuestion, ...key, type: 'number' }
  return { question, answer: { value } }
}

type Rounding = { readonly tolerance: Tolerance; readonly precision: 'strict' | 'at_least' }

const isRounding = (asked: Tolerance | Rounding): asked is Rounding => 'tolerance' in asked

const roundingOf = (asked: Tolerance | Rounding): Partial<NumberKey> =>
  isRounding(asked)
    ? asked
    : { tolerance: asked, ...('decimal_places' in asked && { precision: 'strict' }) }

/** Any way to write the number will do there, so that what is still to be worked out counts. */
function number({ student, teacher }: Row, asked: Tolerance | Rounding): Task {
  const task = numberTask(
    { answer: plainNumber(teacher), ...roundingOf(asked) },
    plainNumber(student),
  )
  const isByValue = !isRounding(asked) && ('relative' in asked || 'absolute' in asked)
  return isByValue ? { ...task, accepts: ['right', 'wrong_form'] } : task
}

/**
 * `4`: written to four figures and right to them. `[4, 3]`: right to three of them. `[4, -1]`: more
 * figures are let pass. `[4, 0]` asks for the figures alone, whatever the value.
 */
function byFigures(
  row: Row,
  option: string,
  adapt: (asked: Rounding) => Task | NotMeasured,
): Task | NotMeasured {
  const [written = 3, right] = [...option.matchAll(/-?\d+/g)].map(Number)
  if (right === 0) return { notMeasured: `${stackTestOf(row)}: figures alone, whatever the value` }
  if (right === -1)
    return adapt({ tolerance: { significant_figures: written }, precision: 'at_least' })
  const accuracy = right === undefined ? {} : { accurate_to: right }
  return adapt({
    tolerance: { significant_figures: written, ...accuracy },
    precision: 'strict',
  })
}

/** The same figures, wherever the point stands: what we give a share for and name, counts there. */
function pointAside({ student, teacher }: Row, option: string): Task {
  const key: NumberKey = {
    answer: plainNumber(teacher),
    tolerance: { significant_figures: numberOr(option, 3) },
    precision: 'strict',
    point_share: 1,
  }
  return { ...numberTask(key, plainNumber(student)), accepts: ['right', 'partly', 'wrong_form'] }
}

const spaced = (text: string): string => fromMaxima(text).replace(AMOUNT, '$1 $2')

function units(
  { student, teacher, type }: Row,
  asked: Tolerance | Rounding,
  insist_on_unit = false,
): Task | NotMeasured {
  const [, answer, unit] = AMOUNT.exec(fromMaxima(teacher)) ?? []
  if (answer === undefined || unit === undefined)
    return { notMeasured: `${type}: a key that is no number with a unit` }
  return numberTask(
    { answer, unit, insist_on_unit, unit_share: 0, ...roundingOf(asked) },
    spaced(student),
  )
}
