import { bands } from '@learngrove/contract/worksheets.limits'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { Combobox } from '#ui/combobox.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { countOn, withCount } from './blueprint.ts'
import { CellStepper } from './cell-stepper.tsx'
import { PlanRules } from './plan-rules.tsx'
import type { SheetState, SheetStore } from './sheet-store.ts'
import type { Blueprint, ClassStock, Gap, MadeQuestion } from './worksheets.data.ts'
import { bandWords, countWords, gapWords } from './worksheets.words.ts'

export type PanelProps = {
  readonly store: SheetStore
  readonly state: SheetState
  readonly stock: ClassStock
  readonly className: string
}

const none: Blueprint = { cells: [], minutes: null, without_calculator: false, types: [] }

/** Around what stands on the sheet, or around what is locked, the bank fills the plan. */
function useFill({ store, state: { draft }, stock }: PanelProps, blueprint: Blueprint) {
  const [gaps, setGaps] = useState<readonly Gap[]>([])
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const fill = async (isAnew: boolean) => {
    setBusy(true)
    setFailed(false)
    const kept = draft.questions.filter(({ is_locked }) => !isAnew || is_locked)
    const keep = kept.map(({ question_id, seed, is_compulsory, is_locked }) => ({
      ...{ question_id, seed, is_compulsory, is_locked },
    }))
    try {
      const body = { class_id: stock.class.id, blueprint, keep }
      const planned = await call('POST /worksheets/plan', { body })
      setGaps(planned.gaps)
      store.change({ questions: planned.questions })
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return { fill, gaps, isBusy, hasFailed }
}

/** What the sheet is to have: topics by difficulty, in how many minutes, and what is missing. */
export function PlanPanel(props: PanelProps) {
  const { store, state, stock, className } = props
  const { draft } = state
  const blueprint = draft.blueprint ?? none
  const { fill, gaps, isBusy, hasFailed } = useFill(props, blueprint)
  const topic_ids = [...new Set(blueprint.cells.map(({ topic_id }) => topic_id))]
  const wanted = blueprint.cells.reduce((sum, { count }) => sum + count, 0)
  const change = (next: Blueprint) => store.change({ blueprint: next })
  const others = stock.availability.filter(({ topic_id }) => !topic_ids.includes(topic_id))
  return (
    <section
      aria-labelledby="plan"
      className={classes('grid gap-5 rounded-panel bg-surface p-4 shadow-1', className)}
    >
      <div className="grid gap-2">
        <h2 id="plan" className="text-lg">
          Plan
        </h2>
        <ProgressBar
          label="Questions of the plan"
          done={draft.questions.length}
          total={Math.max(wanted, draft.questions.length)}
          text={`${draft.questions.length} of ${wanted}`}
          showText
        />
      </div>
      <PlanTable
        stock={stock}
        blueprint={blueprint}
        questions={draft.questions}
        onChange={change}
      />
      <Combobox
        label="Add a topic"
        placeholder="Add a topic"
        labelHidden
        choices={others.map(({ topic_id, title }) => ({ value: topic_id, label: title }))}
        value={null}
        onValueChange={(choice) => {
          if (choice)
            change(withCount(blueprint, { topic_id: choice.value, difficulty: 'core' }, 1))
        }}
      />
      <Checkbox
        label="Without a calculator"
        checked={blueprint.without_calculator}
        onCheckedChange={(without_calculator) => change({ ...blueprint, without_calculator })}
      />
      <Gaps
        stock={stock}
        blueprint={blueprint}
        questions={draft.questions}
        gaps={gaps}
        isBusy={isBusy}
        onFill={() => fill(false)}
      />
      <Button
        kind="line"
        size="small"
        busy={isBusy}
        disabled={blueprint.cells.length === 0}
        onClick={() => fill(true)}
      >
        Choose anew around what is locked
      </Button>
      {hasFailed && (
        <p role="alert" className="text-not-yet text-sm">
          The bank was not reached. Nothing is lost; try again in a moment.
        </p>
      )}
      <PlanRules store={store} state={state} stock={stock} />
    </section>
  )
}

type PlanTableProps = {
  readonly stock: ClassStock
  readonly blueprint: Blueprint
  readonly questions: readonly MadeQuestion[]
  readonly onChange: (blueprint: Blueprint) => void
}

const topicsById = ({ availability }: ClassStock) =>
  new Map(availability.map((topic) => [topic.topic_id, topic]))

/** How many questions are wished for, by topic and difficulty. */
function PlanTable({ stock, blueprint, questions, onChange }: PlanTableProps) {
  const byId = topicsById(stock)
  const topic_ids = [...new Set(blueprint.cells.map(({ topic_id }) => topic_id))]
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-sm">
      <caption className="sr-only">Questions wished for, by topic and difficulty</caption>
      <thead>
        <tr>
          {bands.map((band) => (
            <th key={band} scope="col" className="font-semibold text-quiet">
              {bandWords[band]}
            </th>
          ))}
        </tr>
      </thead>
      {topic_ids.map((topic_id) => {
        const topic = byId.get(topic_id)
        return (
          <tbody key={topic_id}>
            <tr>
              <th scope="rowgroup" colSpan={bands.length} className="pt-2 text-left font-semibold">
                {topic?.title ?? 'A topic of another course'}
              </th>
            </tr>
            <tr>
              {bands.map((band) => (
                <td key={band} className="p-0">
                  <CellStepper
                    topic={topic}
                    band={band}
                    wanted={
                      blueprint.cells.find(
                        (cell) => cell.topic_id === topic_id && cell.difficulty === band,
                      )?.count ?? 0
                    }
                    standing={countOn(questions, { topic_id, difficulty: band })}
                    onCount={(count) =>
                      onChange(withCount(blueprint, { topic_id, difficulty: band }, count))
                    }
                  />
                </td>
              ))}
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

type GapsProps = Omit<PlanTableProps, 'onChange'> & {
  readonly gaps: readonly Gap[]
  readonly isBusy: boolean
  readonly onFill: () => void
}

/** What the plan asks for and the sheet does not have, with why. Nothing where it has all. */
function Gaps({ stock, blueprint, questions, gaps, isBusy, onFill }: GapsProps) {
  const byId = topicsById(stock)
  const missing = blueprint.cells.filter((cell) => countOn(questions, cell) < cell.count)
  if (missing.length === 0) return null
  return (
    <div className="grid gap-2 rounded-tile bg-not-yet-soft p-3 text-sm">
      <h3 className="text-base">{countWords(missing.length, 'gap')}</h3>
      {missing.map((cell) => {
        const gap = gaps.find(
          (each) => each.topic_id === cell.topic_id && each.difficulty === cell.difficulty,
        )
        return (
          <p key={`${cell.topic_id} ${cell.difficulty}`}>
            <b>
              {byId.get(cell.topic_id)?.title}, {bandWords[cell.difficulty].toLowerCase()}:
            </b>{' '}
            {countOn(questions, cell)} of {cell.count}. {gap && gapWords[gap.why]}
          </p>
        )
      })}
      <Button size="small" busy={isBusy} onClick={onFill}>
        Fill from the bank
      </Button>
    </div>
  )
}
