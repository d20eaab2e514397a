import { judge } from '@learngrove/marking'
import type { Blank, ChoiceQuestion, Question } from '@learngrove/marking/question'
import { equalExpressions } from '@learngrove/maths'
import { workOut } from '@learngrove/tutor/families/families'
import type { Worked } from '@learngrove/tutor/families/family'
import { areInOrder, pairsAgree } from './derive-lists.ts'
import type { Derived } from './derived.ts'

/** A second task, or the opposite of the first: the working of the first is no answer to it. */
const twist =
  /\b(?:then|next|after that|also|hence|not|never|except|estimate|wrong|mistake|explain|your answer|how many more|how much more|difference|change from)\b|\?[^?]*\?/i

/** Works a drawn question out anew by the tutor's families, or by algebra, and holds its key against what comes of it. */
export function deriveKey(question: Question): Derived {
  switch (question.type) {
    case 'number':
    case 'expression':
      return ofTyped(question, question.text)
    case 'fill_blanks': {
      const [blank, ...others] = question.blanks
      const text = question.text.replace(/\$?\[\[1\]\]\$?/, '?')
      return blank && others.length === 0 ? ofTyped(blank, text) : 'unknown'
    }
    case 'single_choice':
      return ofChoice(question)
    case 'matching':
      return pairsAgree(question)
    case 'ordering':
      return areInOrder(question)
    default:
      return 'unknown'
  }
}

/** The problem of a text worked out; a fraction between dollar signs is read without them, too. */
function workedOf(text: string): Worked | undefined {
  if (twist.test(text)) return undefined
  for (const each of [text, text.replaceAll('$', '')]) {
    const found = workOut(each)
    if (found && 'worked' in found) return found.worked
  }
  return undefined
}

/** `x = 5` says 5. */
const bare = (text: string): string => text.replaceAll('$', '').replace(/^\s*[a-z]\s*=\s*/i, '')

const isSame = (one: string, other: string): boolean =>
  equalExpressions(one, other) || equalExpressions(bare(one), bare(other))

function ofTyped(key: Blank, text: string): Derived {
  if (key.type === 'short_text') return 'unknown'
  const worked = workedOf(text)
  if (!worked) return 'unknown'
  const { answers, answer, unit } = worked
  if (answers.length > 1) {
    if (key.type === 'expression') return isSame(answer, key.answer) ? 'agrees' : 'unknown'
    return answers.some((each) => isSame(each, key.answer)) ? 'unknown' : 'disagrees'
  }
  const value = answers[0] ?? answer
  const asked = key.type === 'number' ? key.unit : undefined
  const isOtherUnit = unit !== undefined && asked !== undefined && plain(unit) !== plain(asked)
  if (!isOtherUnit && isSame(value, key.answer)) return 'agrees'
  return isMarkedRight(key, asked === undefined ? value : `${value} ${unit ?? asked}`)
    ? 'agrees'
    : 'disagrees'
}

const plain = (text: string): string => text.replaceAll(/[\s{}$\\]/g, '').toLowerCase()

/** The marker lets an answer pass that is rounded as it may be, or has another unit. */
const isMarkedRight = (key: Exclude<Blank, { type: 'short_text' }>, value: string): boolean =>
  judge({ text: '', max_score: 1, hints: [], method_answer: [], ...key }, { value }).is_full_marks

function ofChoice({ text, options, answers }: ChoiceQuestion): Derived {
  const worked = workedOf(text)
  if (!worked) return 'unknown'
  const value = worked.answers.length === 1 ? (worked.answers[0] ?? '') : worked.answer
  const said = (option: string) => {
    const words = bare(option).replace(/\s*(?:£|\\?%|[a-z]{1,3}(?:\^?[23])?)\s*$/i, '')
    return [option, words, words.replace(/^\s*£/, '')]
  }
  const right = options.flatMap((option, at) =>
    said(option.text).some((each) => isSame(each, value) || plain(each) === plain(value))
      ? [at + 1]
      : [],
  )
  if (right.length === 0)
    return options.every((each) => /^[£$\s\d.,/\\{}fracd-]+$/.test(each.text))
      ? 'disagrees'
      : 'unknown'
  return right.length === 1 && right[0] === answers[0] ? 'agrees' : 'disagrees'
}
