import type { TextExample } from '#text/text-model.ts'

/**
 * A question of ours with answers as children write them, each on a line of its own: `+` is
 * right, `-` is not yet.
 */
export function exercise(
  question: string,
  references: readonly string[],
  answers: string,
): readonly TextExample[] {
  return answers
    .trim()
    .split('\n')
    .map((line) => {
      const [, sign, answer = ''] = /^\s*([+-]) (.*)$/.exec(line) ?? []
      if (sign === undefined) throw new Error(`neither + nor -: ${line}`)
      return { question, references, answer, is_right: sign === '+' }
    })
}
