import { useState } from 'react'
import { useTry } from '#public-pages/tries/tries.use-try.ts'
import { askAfter, undone } from './pip-asks.ts'
import { tasterText as words } from './taster.words.ts'
import { firstLines, firstVerdicts, tasterName } from './taster-questions.ts'

/** `found`: a line does not follow; `edit`: something is being changed; `holds`: right so far. */
export type Stage = 'found' | 'edit' | 'unread' | 'holds' | 'right' | 'answer_right'

/** Where the writing goes on. Each is a new object, so that the same line can be gone to again. */
export type Goal = { readonly line: number }

type Sheet = { readonly lines: readonly string[]; readonly verdicts: readonly string[] }

/** More lines than this nobody needs here. */
const mostLines = 6

const place = { name: tasterName, position: 0 }

/** Working in lines that somebody began: any line may be changed, and is judged when it is asked for. */
export function useWorking(onRight: () => void) {
  const [sheet, setSheet] = useState<Sheet>({ lines: firstLines, verdicts: firstVerdicts })
  const [edited, setEdited] = useState<number>()
  const [goal, setGoal] = useState<Goal>()
  const attempt = useTry(place)
  const { tried } = attempt
  const { lines, verdicts } = sheet
  const last = lines.length - 1
  const turned = verdicts.indexOf(tried?.verdict === 'unread' ? 'unread' : 'turned')
  const at = turned === -1 ? last : turned
  const stage: Stage = edited === undefined ? stageOf(tried?.verdict, turned) : 'edit'

  const write = (line: number, text: string) => {
    attempt.forget()
    setEdited(line)
    // Several lines may have been typed before the scripts came.
    setSheet((now) => ({
      lines: now.lines.with(line, text),
      verdicts: now.verdicts.slice(0, line),
    }))
  }

  const change = (line: number) => {
    setEdited(line)
    setGoal({ line })
    setSheet({ lines, verdicts: verdicts.slice(0, line) })
    attempt.forget()
  }

  const addLine = () => {
    setEdited(lines.length)
    setGoal({ line: lines.length })
    setSheet({ lines: [...lines, ''], verdicts })
    attempt.forget()
  }

  const check = async () => {
    // A line that was begun and left empty is taken away, unless it is the one that is asked about.
    const kept = lines.at(-1)?.trim() === '' && edited !== last ? lines.slice(0, -1) : lines
    const empty = kept.findIndex((line) => line.trim() === '')
    if (empty !== -1) return attempt.say(words.empty_line(empty + 1))
    const judged = await attempt.judge({ value: kept.join('\n') })
    if (!judged) return
    setEdited(undefined)
    setSheet({ lines: kept, verdicts: judged.lines.map(({ verdict }) => verdict) })
    if (judged.verdict === 'right') onRight()
  }

  return {
    lines,
    verdicts,
    edited,
    goal,
    stage,
    at,
    attempt,
    says: saysOf({ stage, at, lines, rationale: tried?.scoring_rationale ?? '' }),
    can_write: lines.length < mostLines,
    write,
    change: () => change(at),
    addLine,
    check,
    help: () => attempt.help({ value: lines.join('\n') }),
  }
}

export type Working = ReturnType<typeof useWorking>

function stageOf(verdict: string | undefined, turned: number): Stage {
  if (verdict === 'unread') return 'unread'
  if (verdict === 'right') return turned === -1 ? 'right' : 'answer_right'
  return verdict === 'wrong_form' && turned === -1 ? 'holds' : 'found'
}

type Said = {
  readonly stage: Stage
  readonly at: number
  readonly lines: readonly string[]
  readonly rationale: string
}

/** What Pip says: a question wherever there is something to find. */
function saysOf({ stage, at, lines, rationale }: Said): string {
  const [before, line = ''] = [lines[at - 1], lines[at]]
  switch (stage) {
    case 'found':
      return askAfter(before === undefined ? undefined : { text: before, number: at })
    case 'edit':
      return words.edit
    case 'holds':
      return /^\s*[a-z]\s*=/i.test(line) ? rationale : `${undone(before, line)}${words.holds}`
    case 'right':
      return `${undone(before, line)}${words.solved(line)}`
    default:
      return rationale
  }
}
