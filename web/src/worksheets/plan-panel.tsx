import { type Band, bands, sheetLimits } from '@learngrove/contract/worksheets.limits'
import { Check, Minus, Plus, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { Combobox } from '#ui/combobox.tsx'
import { Field } from '#ui/field.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { countOn, sumOf, withCount } from './blueprint.ts'
import type { SheetState, SheetStore } from './sheet-store.ts'
import type { Blueprint, ClassStock, Gap, Topic } from './worksheets.data.ts'
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
  const byId = new Map(stock.availability.map((topic) => [topic.topic_id, topic]))
  const topic_ids = [...new Set(blueprint.cells.map(({ topic_id }) => topic_id))]
  const wanted = blueprint.cells.reduce((sum, { count }) => sum + count, 0)
  const change = (next: Blueprint) => store.change({ blueprint: next })
  const others = stock.availability.filter(({ topic_id }) => !topic_ids.includes(topic_id))
  const missing = blueprint.cells.filter((cell) => countOn(draft.questions, cell) < cell.count)
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
                <th
                  scope="rowgroup"
                  colSpan={bands.length}
                  className="pt-2 text-left font-semibold"
                >
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
                      standing={countOn(draft.questions, { topic_id, difficulty: band })}
                      onCount={(count) =>
                        change(withCount(blueprint, { topic_id, difficulty: band }, count))
                      }
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          )
        })}
      </table>
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
      {missing.length > 0 && (
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
                {countOn(draft.questions, cell)} of {cell.count}. {gap && gapWords[gap.why]}
              </p>
            )
          })}
          <Button size="small" busy={isBusy} onClick={() => fill(false)}>
            Fill from the bank
          </Button>
        </div>
      )}
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
      <Rules {...props} />
    </section>
  )
}

type CellStepperProps = {
  readonly topic: Topic | undefined
  readonly band: Band
  readonly wanted: number
  readonly standing: number
  readonly onCount: (count: number) => void
}

const STEP =
  'grid min-h-11 flex-1 place-items-center rounded-control text-quiet hover:text-ink disabled:opacity-35 md:min-h-9 pointer-coarse:min-h-11'

function CellStepper({ topic, band, wanted, standing, onCount }: CellStepperProps) {
  const name = `${topic?.title ?? ''}, ${bandWords[band].toLowerCase()}`
  const isMissing = standing < wanted
  return (
    <div
      className={classes(
        'flex items-center rounded-control text-sm tabular-nums',
        wanted === 0 && 'text-quiet inset-ring inset-ring-line',
        wanted > 0 &&
          (isMissing ? 'bg-not-yet-soft text-not-yet' : 'bg-primary-soft text-primary-strong'),
      )}
    >
      <button
        type="button"
        aria-label={`One fewer: ${name}`}
        disabled={wanted === 0}
        onClick={() => onCount(wanted - 1)}
        className={STEP}
      >
        <Minus {...ICON_SMALL} />
      </button>
      <span className="font-semibold">
        {wanted === 0 ? '–' : isMissing ? `${standing}/${wanted}` : wanted}
      </span>
      <button
        type="button"
        aria-label={`One more: ${name}`}
        disabled={wanted >= Math.min(sheetLimits.cell, topic?.bank[band].total ?? 0)}
        onClick={() => onCount(wanted + 1)}
        className={STEP}
      >
        <Plus {...ICON_SMALL} />
      </button>
    </div>
  )
}

const wholeOf = (text: string, most: number): number | null => {
  const number = Number.parseInt(text, 10)
  return Number.isFinite(number) && number > 0 ? Math.min(number, most) : null
}

/** How it is done: how many questions, in how many minutes; and what its maker should know of it. */
function Rules({ store, state: { draft }, stock }: PanelProps) {
  const { minutes, num_had } = sumOf(draft.questions)
  const planned = draft.blueprint?.minutes ?? null
  const isLong = planned !== null && minutes > planned
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label="Minutes allowed"
          inputMode="numeric"
          placeholder="No limit"
          value={draft.time_limit === null ? '' : String(draft.time_limit)}
          onValueChange={(text) =>
            store.change({ time_limit: wholeOf(text, sheetLimits.time_limit) }, true)
          }
        />
        <Field
          label="To finish"
          inputMode="numeric"
          placeholder="All"
          value={
            draft.num_question_to_complete === null ? '' : String(draft.num_question_to_complete)
          }
          onValueChange={(text) =>
            store.change(
              { num_question_to_complete: wholeOf(text, Math.max(1, draft.questions.length)) },
              true,
            )
          }
        />
      </div>
      <ul className="grid gap-2 text-sm">
        <Fact isFine={num_had === 0}>
          {num_had === 0
            ? `Nothing that ${stock.class.name} has had`
            : `${stock.class.name} has had ${num_had} of these, with other numbers or the same`}
        </Fact>
        {planned !== null && (
          <Fact isFine={!isLong}>
            About {minutes} of {planned} minutes
          </Fact>
        )}
      </ul>
    </>
  )
}

function Fact({ isFine, children }: { readonly isFine: boolean; readonly children: ReactNode }) {
  const Icon = isFine ? Check : TriangleAlert
  return (
    <li className="flex gap-2">
      <Icon
        {...ICON_SMALL}
        className={classes('mt-0.5 flex-none', isFine ? 'text-primary' : 'text-not-yet')}
      />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
