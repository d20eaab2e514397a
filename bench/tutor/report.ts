import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedTurn } from './judge-talk.ts'
import type { Kind, Outcome, Talk } from './talk.ts'

export type JudgedTalk = {
  readonly kind: Kind
  readonly talk: Talk
  readonly turns: readonly JudgedTurn[]
}

export type Figures = {
  readonly talks: number
  readonly turns: number
  /** Per cent of the turns that met all that is expected of them. */
  readonly as_expected: number
  readonly wrong_maths: number
  readonly leaks: number
  readonly repeats: number
}

const isMet = ({ misses }: JudgedTurn) => misses.length === 0

export function figuresOf(talks: readonly JudgedTalk[]): Figures {
  const turns = talks.flatMap((each) => each.turns)
  const withA = (outcome: Outcome) =>
    turns.filter(({ misses }) => misses.some((miss) => miss.outcome === outcome)).length
  return {
    talks: talks.length,
    turns: turns.length,
    as_expected: Math.round((1000 * turns.filter(isMet).length) / Math.max(1, turns.length)) / 10,
    wrong_maths: withA('wrong_maths'),
    leaks: withA('leak'),
    repeats: withA('repeat'),
  }
}

const column = 24
const mostMisses = 8

/** A line a kind, and below it what was missed most. */
export function linesOf(kind: string, talks: readonly JudgedTalk[]): string {
  const { turns, as_expected, wrong_maths, leaks, repeats } = figuresOf(talks)
  const misses = talks.flatMap((each) => each.turns.flatMap((turn) => turn.misses))
  const counted = [...Map.groupBy(misses, ({ expected }) => expected.split(' ')[0] ?? '')]
    .map(([name, some]) => ({ name, count: some.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostMisses)
    .map(({ name, count }) => `${name} ${count}`)
  return `${kind.padEnd(column)} ${String(turns).padStart(4)} turns  ${String(as_expected).padStart(5)} %  wrong maths ${wrong_maths}  leaks ${leaks}  repeats ${repeats}
    missed: ${counted.join(', ') || 'nothing'}`
}

/** One talk, to be read. */
export const transcriptOf = ({ talk, turns }: Pick<JudgedTalk, 'talk' | 'turns'>): string =>
  [
    `## ${talk.name}${talk.about ? ` (${talk.about.topic}, ${talk.about.type}${talk.about.is_assigned ? ', assigned' : ''})` : ''}`,
    ...turns.map(
      ({ said, answer, misses }) =>
        `**${oneLine(said)}**\n${quoted(answer.text)}${extras(answer)}${
          misses.length > 0 ? `\n✗ ${misses.map(({ expected }) => expected).join('; ')}` : ''
        }`,
    ),
  ].join('\n\n')

const oneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ⏎ ')

const quoted = (text: string) =>
  text
    .trim()
    .split(/\n+/)
    .map((line) => `> ${line}`)
    .join('\n')

const extras = ({ sources, cards }: JudgedTurn['answer']) =>
  [...sources.map((each) => `source: ${each.trim()}`), ...cards.map((each) => `card: ${each}`)]
    .map((each) => `\n> [${each}]`)
    .join('')

/** Kept in the repository, to be compared with those of another day. */
const kept = join(import.meta.dirname, 'transcripts')
const passing = join(import.meta.dirname, '../../test-results/tutor')

/** Writes the talks of a kind to be read. */
export function writeTranscripts(kind: Kind, half: string, talks: readonly JudgedTalk[]): void {
  const { turns, as_expected } = figuresOf(talks)
  const title = `# ${kind}, ${half}: ${as_expected} % of ${turns} turns as expected`
  const body = talks.map(transcriptOf).join('\n\n')
  const folder = half === 'held-out' ? kept : passing
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${kind}.md`),
    `${title}\n\nWritten by \`npm run bench:tutor\`.\n\n${body}\n`,
  )
}
