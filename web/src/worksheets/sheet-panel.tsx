import { largestSeed } from '@learngrove/contract/worksheets.limits'
import { numToComplete, toCompleteWords } from '@learngrove/contract/worksheets.to-complete'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { useToast } from '#ui/toast.tsx'
import { movedTo, placedByHand } from './blueprint.ts'
import { OwnQuestionDialog } from './own-question-dialog.tsx'
import { SheetQuestion } from './sheet-question.tsx'
import type { Draft, SheetState, SheetStore } from './sheet-store.ts'
import { type Swap, SwapDialog } from './swap-dialog.tsx'
import type { BankQuestion, ClassStock, MadeQuestion } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

type SheetPanelProps = {
  readonly store: SheetStore
  readonly state: SheetState
  readonly stock: ClassStock
  readonly className: string
}

/** What is done to the questions of a sheet, each in one step that can be taken back. */
function useEdits(store: SheetStore, questions: readonly MadeQuestion[], class_id: string) {
  const toast = useToast()
  const put = (next: readonly MadeQuestion[]) => store.change({ questions: next })
  const changeOne = (id: string, change: Partial<MadeQuestion>) =>
    put(questions.map((each) => (each.question_id === id ? { ...each, ...change } : each)))
  return {
    changeOne,
    add: (question: BankQuestion) => put([...questions, { ...question, ...placedByHand }]),
    move: (from: number, to: number) => put(movedTo(questions, from, to)),
    remove(question: MadeQuestion, at: number) {
      put(questions.filter((each) => each !== question))
      toast.show({
        title: `Question ${at + 1} is off the sheet`,
        action: { label: 'Undo', onAct: store.undo },
      })
    },
    replace(old: MadeQuestion, next: BankQuestion) {
      const { is_compulsory, is_locked } = old
      const placed = { ...next, is_compulsory, is_locked, marks: null }
      put(questions.map((each) => (each === old ? placed : each)))
    },
    async freshNumbers({ question_id, is_compulsory, is_locked, marks }: MadeQuestion) {
      const seed = Math.floor(Math.random() * largestSeed)
      try {
        const { questions: drawn } = await call('POST /worksheets/plan/draw', {
          body: { class_id, questions: [{ question_id, seed, is_compulsory, is_locked, marks }] },
        })
        const [fresh] = drawn
        if (fresh) changeOne(question_id, fresh)
      } catch {
        const text = 'Try again in a moment.'
        toast.show({ kind: 'note', title: 'The numbers are as they were', text })
      }
    },
  }
}

/** The sheet as students see it. One question is in hand at a time, with what can be done to it. */
export function SheetPanel({ store, state: { draft }, stock, className }: SheetPanelProps) {
  const class_id = stock.class.id
  const [inHand, setInHand] = useState<string>()
  const [swap, setSwap] = useState<Swap>()
  const [carried, setCarried] = useState<string>()
  const [said, setSaid] = useState('')
  const { questions, num_question_to_complete: asked } = draft
  const num = numToComplete(questions, asked)
  const num_compulsory = questions.filter(({ is_compulsory }) => is_compulsory).length
  const edits = useEdits(store, questions, class_id)
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0 || to >= questions.length || from === to) return
    edits.move(from, to)
    setSaid(`Question ${from + 1} is now at place ${to + 1} of ${questions.length}.`)
  }
  const take = (old: MadeQuestion, next: BankQuestion) => {
    edits.replace(old, next)
    setInHand(next.question_id)
    setSwap(undefined)
  }
  return (
    <section
      aria-label="The worksheet as your students see it"
      className={classes('min-w-0', className)}
    >
      <article className="rounded-card bg-surface px-3 py-6 shadow-2 md:px-6">
        <PaperHead draft={draft} />
        {questions.length === 0 ? (
          <EmptyState title="Nothing on it yet">
            Fill the plan from the bank, or take questions from it one by one.
          </EmptyState>
        ) : (
          <ol className="grid gap-1">
            {questions.map((question, at) => (
              <SheetQuestion
                key={question.question_id}
                question={question}
                at={at}
                of={questions.length}
                binding={num === null ? 'none' : num_compulsory < num ? 'free' : 'full'}
                isInHand={inHand === question.question_id}
                isCarried={carried === question.question_id}
                onTake={() =>
                  setInHand(inHand === question.question_id ? undefined : question.question_id)
                }
                onChange={(change) => edits.changeOne(question.question_id, change)}
                onMove={(to) => move(at, to)}
                onRemove={() => edits.remove(question, at)}
                onFresh={() => edits.freshNumbers(question)}
                onSwap={(how) => setSwap({ question, at, how })}
                carry={{
                  onStart: () => setCarried(question.question_id),
                  onOver: () =>
                    move(
                      questions.findIndex((each) => each.question_id === carried),
                      at,
                    ),
                  onEnd: () => setCarried(undefined),
                }}
              />
            ))}
          </ol>
        )}
        <WriteOne stock={stock} onWritten={edits.add} />
      </article>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      {swap && (
        <SwapDialog
          swap={swap}
          class_id={class_id}
          on={questions}
          onTake={(next) => take(swap.question, next)}
          onClose={() => setSwap(undefined)}
        />
      )}
    </section>
  )
}

function PaperHead({ draft }: { readonly draft: Draft }) {
  const { questions, num_question_to_complete: asked, time_limit, has_versions } = draft
  const words = toCompleteWords(questions, numToComplete(questions, asked)) ?? 'Answer all.'
  return (
    <header className="mb-3 border-line border-b px-1 pb-4 md:px-3">
      <h2 className="text-2xl [overflow-wrap:anywhere]">{draft.title}</h2>
      <p className="mt-1 text-sm">
        {words} {time_limit !== null && `You have ${countWords(time_limit, 'minute')}.`}
        {has_versions && ' This is version A; half of your students get version B.'}
      </p>
    </header>
  )
}

type WriteOneProps = {
  readonly stock: ClassStock
  readonly onWritten: (question: BankQuestion) => void
}

function WriteOne({ stock, onWritten }: WriteOneProps) {
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      <Button
        kind="line"
        wide
        icon={<PencilLine {...ICON_SMALL} />}
        onClick={() => setWriting(true)}
        className="mt-4"
      >
        Write a question
      </Button>
      {isWriting && (
        <OwnQuestionDialog
          stock={stock}
          onWritten={(question) => {
            onWritten(question)
            setWriting(false)
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
