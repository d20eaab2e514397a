import type {
  AcceptedNumber,
  NotationStyle,
  NumberForm,
  NumberKey,
  Tolerance,
} from '@learngrove/marking/question'
import { plainQuestion, type Row, type Task } from './row.ts'

type Options = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numberIn = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const taskOf = (key: NumberKey, value: string, decimal: '.' | ',' = '.'): Task => ({
  question: { ...plainQuestion, ...key, type: 'number' },
  answer: { value },
  options: { decimal },
})

/** A row of numbers by the options that its source gives an author; each source has its own. */
export function numberTask(row: Row): Task | undefined {
  const { source = '', opts = {}, note = '' } = row
  // Nobody types nothing at all into a box; an empty box is another row.
  if (/input is undefined/.test(note)) return undefined
  if (isObject(opts.rubric)) return rubricTask(row, opts.rubric)
  if (source.startsWith('khan-perseus')) return answerTypeTask(row)
  return source.startsWith('numbas')
    ? styledTask(row)
    : taskOf({ answer: row.teacher }, row.student)
}

const STYLES: Readonly<Record<string, NotationStyle>> = {
  plain: 'plain',
  en: 'en',
  'si-en': 'si-en',
  eu: 'eu',
  'si-fr': 'si-fr',
  'plain-eu': 'plain-eu',
  ch: 'ch',
  in: 'in',
}
const USUAL_STYLES = ['plain', 'en', 'si-en']

/** Numbas: numbers only, unless fractions are allowed; every style of writing them is named. */
function styledTask({ student, teacher, opts = {} }: Row): Task | undefined {
  if (teacher.trim() === '') return undefined
  const names = Array.isArray(opts.notationStyles) ? opts.notationStyles.map(String) : USUAL_STYLES
  const styles = names.flatMap((name) => STYLES[name] ?? [])
  const forms: NumberForm[] = styles.length > 0 ? ['integer', 'decimal'] : []
  if (names.includes('scientific')) forms.push('standard_form')
  if (opts.allowFractions === true) forms.push('proper_fraction', 'improper_fraction')
  const tolerance = roundingOf(opts)
  const credit = numberIn(opts.precisionPartialCredit) ?? 0
  const key: NumberKey = {
    answer: teacher,
    forms,
    notation: styles.length > 0 ? styles : ['plain'],
    precision: opts.strictPrecision === true ? 'strict' : 'liberal',
    precision_share: credit / 100,
    simplify: opts.mustBeReduced === true ? 'enforced' : 'optional',
    form_share: (numberIn(opts.mustBeReducedPC) ?? 0) / 100,
    ...(tolerance && { tolerance }),
  }
  return taskOf(key, student)
}

function roundingOf({ precisionType, precision }: Options): Tolerance | undefined {
  const count = numberIn(precision) ?? 0
  if (precisionType === 'dp') return { decimal_places: count }
  return precisionType === 'sigfig' ? { significant_figures: count } : undefined
}

const FORMS: Readonly<Record<string, NumberForm>> = {
  integer: 'integer',
  decimal: 'decimal',
  proper: 'proper_fraction',
  improper: 'improper_fraction',
  mixed: 'mixed',
  percent: 'percent',
  pi: 'pi',
}
const USUAL_FORMS = ['integer', 'decimal', 'proper', 'improper', 'mixed']

/** Perseus: the forms that are named, and the usual ones too unless the answer is strict. */
function formsOf(names: unknown, isStrict: boolean): readonly NumberForm[] {
  const named = Array.isArray(names) ? names.map(String) : []
  const all = isStrict && named.length > 0 ? named : [...named, ...USUAL_FORMS]
  const forms = all.flatMap((name) => FORMS[name] ?? [])
  return forms.includes('decimal') ? [...forms, 'percent'] : forms
}

const simplifyOf = (value: unknown): 'optional' | 'required' | 'enforced' =>
  value === 'optional' || value === 'enforced' ? value : 'required'

/** Perseus' validator of numbers alone: simplified unless it says otherwise. */
const answerTypeTask = ({ student, teacher, opts = {} }: Row): Task =>
  taskOf(
    {
      answer: teacher,
      forms: formsOf(opts.forms, Array.isArray(opts.forms)),
      simplify: simplifyOf(opts.simplify),
      ...(numberIn(opts.maxError) && { tolerance: { absolute: numberIn(opts.maxError) ?? 0 } }),
    },
    student,
  )

/** Perseus' numeric input: a list of answers, each right, wrong or not to be marked. */
function rubricTask({ student, opts = {} }: Row, rubric: Options): Task | undefined {
  const listed = Array.isArray(rubric.answers) ? rubric.answers.filter(isObject) : []
  const accepted = listed.filter(({ status }) => status === 'correct').map(acceptedOf)
  const [first, ...others] = accepted
  if (first === undefined) return undefined
  const key: NumberKey = {
    ...first,
    other_answers: others,
    mistakes: listed
      .filter((one, i) => one.status === 'wrong' && !isCovered(one, listed.slice(0, i)))
      .map(({ value, message }) => ({
        answer: String(value),
        // Names any code: their feedback has none, and only the words are compared.
        misconception: { code: 'number_sign_turned', text: String(message ?? '') },
      })),
    ungraded: listed
      .filter(({ status }) => status === 'ungraded')
      .map(({ value, message }) => ({ answer: String(value), text: String(message ?? '') })),
    is_coefficient: rubric.coefficient === true,
    // Its rule: of answers up to 1 a per cent sign means hundredths, of larger ones it is a name.
    percent_sign: accepted.every(isPart) ? 'hundredths' : 'name',
  }
  return taskOf(key, student, decimalOf(opts.locale))
}

const isPart = ({ answer }: AcceptedNumber): boolean =>
  answer !== '' && Math.abs(Number(answer)) <= 1

/** The first answer of the list that fits counts, so that a right one may hide a wrong one. */
const isCovered = ({ value }: Options, earlier: readonly Options[]): boolean =>
  earlier.some(
    (one) =>
      one.status === 'correct' &&
      Math.abs((numberIn(one.value) ?? Number.NaN) - (numberIn(value) ?? 0)) <=
        (numberIn(one.maxError) ?? 0),
  )

/** An answer without a value stays an open key: what no other fits is then left to a teacher. */
const acceptedOf = (answer: Options): AcceptedNumber => ({
  answer: numberIn(answer.value) === undefined ? '' : String(answer.value),
  tolerance: { absolute: numberIn(answer.maxError) ?? 0 },
  forms: formsOf(answer.answerForms, answer.strict === true),
  simplify: simplifyOf(answer.simplify),
})

/** How the language of the page writes decimals. */
function decimalOf(locale: unknown): '.' | ',' {
  const parts = new Intl.NumberFormat(typeof locale === 'string' ? locale : 'en').formatToParts(0.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}

const AMOUNT = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)\s*(\S.*)$/i

/** A number with its unit, or a unit alone; by form it must be that very unit. */
export function unitTask({ student, teacher, type }: Row): Task {
  const insist_on_unit = type === 'units+form'
  const [, answer, unit] = AMOUNT.exec(teacher) ?? []
  return answer === undefined || unit === undefined
    ? taskOf({ kind: 'unit', answer: teacher, insist_on_unit }, student)
    : taskOf({ answer, unit, insist_on_unit }, student)
}
