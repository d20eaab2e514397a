import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import { Check, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/field.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { sumOf } from './blueprint.ts'
import type { Draft, SheetState, SheetStore } from './sheet-store.ts'
import type { ClassStock } from './worksheets.data.ts'

type PlanRulesProps = {
  readonly store: SheetStore
  readonly state: SheetState
  readonly stock: ClassStock
}

const wholeOf = (text: string, most: number): number | null => {
  const number = Number.parseInt(text, 10)
  return Number.isFinite(number) && number > 0 ? Math.min(number, most) : null
}

/** How it is done: how many questions, in how many minutes; and what its maker should know of it. */
export function PlanRules({ store, state: { draft }, stock }: PlanRulesProps) {
  const { minutes, num_had } = sumOf(draft.questions, draft.num_question_to_complete)
  const planned = draft.blueprint?.minutes ?? null
  const num_open = draft.questions.filter(({ shown }) => !shown.without_calculator).length
  const isLong = planned !== null && minutes > planned
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label="Minutes allowed"
          inputMode="numeric"
          placeholder="No limit"
          value={draft.time_limit === null ? '' : String(draft.time_limit)}
          onValueChange={(text) =>
            store.change({ time_limit: wholeOf(text, sheetLimits.time_limit) }, true)
          }
        />
        <ToFinish store={store} draft={draft} />
      </div>
      <Checkbox
        label="Two versions, A and B"
        hint="Half of your students get other numbers in another order. Otherwise each has their own numbers."
        checked={draft.has_versions}
        onCheckedChange={(has_versions) => store.change({ has_versions })}
      />
      <ul className="grid gap-2 text-sm">
        <Fact isFine={num_had === 0}>
          {num_had === 0
            ? `Nothing that ${stock.class.name} has had`
            : `${stock.class.name} has had ${num_had} of these, with other numbers or the same`}
        </Fact>
        {draft.blueprint?.without_calculator && num_open > 0 && (
          <Fact isFine={false}>
            {num_open === 1 ? 'One does' : `${num_open} do`} not forbid a calculator
          </Fact>
        )}
        {planned !== null && (
          <Fact isFine={!isLong}>
            About {minutes} of {planned} minutes
          </Fact>
        )}
      </ul>
    </>
  )
}

type ToFinishProps = { readonly store: SheetStore; readonly draft: Draft }

/** How many questions are enough. What does not fit beside the compulsory ones stays typed, and is not kept. */
function ToFinish({ store, draft }: ToFinishProps) {
  const { questions, num_question_to_complete: num } = draft
  const [typed, setTyped] = useState<string>()
  const num_compulsory = questions.filter(({ is_compulsory }) => is_compulsory).length
  const change = (text: string) => {
    const wanted = wholeOf(text, Math.max(1, questions.length))
    const isTooFew = wanted !== null && wanted < num_compulsory
    setTyped(isTooFew && num !== null ? text : undefined)
    if (!isTooFew) store.change({ num_question_to_complete: wanted }, true)
    // Where all were to be answered it meant nothing.
    else if (num === null) {
      const free = questions.map((each) => ({ ...each, is_compulsory: false }))
      store.change({ num_question_to_complete: wanted, questions: free }, true)
    }
  }
  return (
    <Field
      label="To finish"
      inputMode="numeric"
      placeholder="All"
      after={<span className="flex-none text-quiet text-sm">of {questions.length}</span>}
      hint={
        num !== null && num_compulsory > 0
          ? `The ${num_compulsory === 1 ? 'compulsory one' : `${num_compulsory} compulsory ones`} among them.`
          : undefined
      }
      problem={
        typed === undefined ? undefined : `At least ${num_compulsory}: so many are compulsory.`
      }
      value={typed ?? (num === null ? '' : String(num))}
      onValueChange={change}
      onBlur={() => setTyped(undefined)}
    />
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
