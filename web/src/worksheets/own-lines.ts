import { keyFrom, type OwnKey } from './own-key.ts'

/** Writes what is right as its lines are typed; undefined where lines cannot say it. */
export function linesFrom(key: OwnKey): string | undefined {
  const lines = written(key)
  if (lines === undefined || key.type === 'hot_spot') return undefined
  const again = keyFrom(key.type, lines)
  return JSON.stringify(again) === JSON.stringify(key) ? lines : undefined
}

function written(key: OwnKey): string | undefined {
  switch (key.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return key.options
        .map((option, at) => (key.answers.includes(at + 1) ? `* ${option}` : option))
        .join('\n')
    case 'number':
      return key.unit === undefined ? key.answer : `${key.answer} ${key.unit}`
    case 'expression':
      return key.answer
    case 'short_text':
      return key.references.join('\n')
    case 'fill_blanks':
      return key.blanks.map(({ answer }) => answer).join('\n')
    case 'matching':
      return key.left.map((left, at) => `${left} = ${key.right[at] ?? ''}`).join('\n')
    case 'ordering':
      return key.items.join('\n')
    default:
      return undefined
  }
}
