import { type Formula, lengthSets, type Quantity, type Topic } from '#families/measure/formula.ts'

export type Quantities = ReadonlyMap<string, Quantity>

const cellsOf = (line: string): readonly string[] =>
  line.split(/ \| | \|$/).map((cell) => cell.trim())
const linesOf = (table: string): readonly string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * Reads quantities, one a line: `name | unit | words | options | said 0 words`, where the last words give a value. A unit of `-` is none. The
 * options are `named`, `given`, `usual 9.8` and `range 2-9`. A name may end with brackets that are not shown: `height (drop)`.
 * Throws a RangeError for words that would be found everywhere.
 */
export function quantitiesIn(table: string, shared?: Quantities): Quantities {
  const rows = linesOf(table).map((line): readonly [string, Quantity] => {
    const [name = '', unit = '-', words = '', options = '', said] = cellsOf(line)
    const option = (pattern: RegExp) => pattern.exec(options) ?? undefined
    const [, usual] = option(/usual ([\d.]+)/) ?? []
    const [, low, high] = option(/range (\d+)-(\d+)/) ?? []
    const [, value, pattern] = /^said (\d+) (.*)$/.exec(said ?? '') ?? []
    if (words === '' || new RegExp(words).test('')) throw new RangeError(`${name} has no words`)
    const quantity: Quantity = {
      name: name.replace(/ \(.*\)$/, ''),
      words: new RegExp(words),
      ...(unit !== '-' && { unit }),
      ...(usual !== undefined && { usual }),
      ...(low !== undefined && { range: [Number(low), Number(high)] as const }),
      ...(pattern !== undefined && { said: [new RegExp(pattern), value ?? ''] as const }),
      isNamed: option(/named/) !== undefined,
      isGiven: option(/given/) !== undefined,
    }
    return [name, quantity]
  })
  return new Map([...(shared ?? []), ...rows])
}

/**
 * Reads formulas, one a line: `F = m*a | F force, m mass, a acceleration | why`, where `force!` counts only with its name
 * near by. Under it stand slips, `- F: m/a :: why it is none`, and further units, `~ F kN, m tonnes`. A topic,
 * `# rectangle | words | words that must not stand there | kind`, is for all below it. Of a `shape` plain numbers count and
 * all lengths are in one unit; a `round` one is read with its diameter too; of a `bare` topic plain numbers count.
 */
export function formulasIn(quantities: Quantities, table: string): readonly Formula[] {
  const formulas: Formula[] = []
  let [topic, kind]: [Topic | undefined, string] = [undefined, '']
  for (const line of linesOf(table)) {
    const [, of = '', as = '', why = ''] = /^- (\w+): (.+) :: (.+)$/.exec(line) ?? []
    const last = formulas.at(-1)
    if (line.startsWith('# ')) [topic, kind] = topicIn(line)
    else if (line.startsWith('- ') && last)
      formulas.splice(-1, 1, { ...last, slips: [...last.slips, { of, as, why }] })
    else if (line.startsWith('~ ') && last)
      formulas.splice(-1, 1, { ...last, units: [...(last.units ?? []), unitsIn(line)] })
    else formulas.push(formulaIn(quantities, line, topic, kind))
  }
  return formulas.flatMap((each) => (each.isRound ? bothWays(quantities, each) : [each]))
}

function topicIn(line: string): [Topic | undefined, string] {
  const [name = '', words = '', not = '', kind = ''] = cellsOf(line.slice(2))
  if (words === '') return [undefined, kind]
  return [{ name, words: new RegExp(words), ...(not !== '' && { not: new RegExp(not) }) }, kind]
}

const unitsIn = (line: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    line
      .slice(2)
      .split(', ')
      .map((pair) => pair.split(/ (.*)/)),
  )

function formulaIn(all: Quantities, line: string, topic: Topic | undefined, kind: string): Formula {
  const [text = '', letters = '', why = ''] = cellsOf(line)
  const of: Record<string, Quantity> = {}
  for (const part of letters.split(', ')) {
    const [, letter = '', name = '', mark] = /^(\S+) (.*?)(!?)$/.exec(part) ?? []
    const quantity = all.get(name)
    if (!quantity) throw new RangeError(`${text} has no quantity ${name}`)
    of[letter] = mark === '!' ? { ...quantity, isNamed: true } : quantity
  }
  const isShape = kind === 'shape' || kind === 'round'
  return {
    text,
    of,
    why,
    slips: [],
    ...(topic && { topic }),
    ...(isShape && { units: lengthSets(of) }),
    isBare: isShape || kind === 'bare',
    isRound: kind === 'round',
  }
}

/** The formula with the radius, and the one with the diameter in its place. */
function bothWays(all: Quantities, formula: Formula): readonly Formula[] {
  const { r, ...others } = formula.of
  const [diameter, topic] = [all.get('diameter'), formula.topic]
  if (!r || !diameter || !topic) return [formula]
  const asDiameter = (text: string): string => text.replace(/\br\b/g, '(d/2)')
  const not = new RegExp([...(topic.not ? [topic.not.source] : []), 'diameter'].join('|'))
  const slips = formula.slips.flatMap(({ of, as, why }) =>
    of === 'r' ? [] : [{ of, as: asDiameter(as), why }],
  )
  const of = { ...others, d: { ...diameter, isNamed: true } }
  return [
    { ...formula, topic: { ...topic, not } },
    { ...formula, text: asDiameter(formula.text), of, slips, units: lengthSets(of) },
  ]
}
