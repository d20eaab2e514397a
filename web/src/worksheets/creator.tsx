import { pages } from '@learngrove/contract/pages'
import { ArrowLeft, FileText, Library, Redo2, Send, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { SetWorkDialog } from '#assignments/assignments.set-work.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { BankPanel } from './bank-panel.tsx'
import { placedByHand, sumOf } from './blueprint.ts'
import { DraftedPanel } from './drafted-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { SheetPanel } from './sheet-panel.tsx'
import type { Kept, SheetState, SheetStore } from './sheet-store.ts'
import { useSheet } from './use-sheet.ts'
import { useSheetDeeds } from './use-sheet-deeds.ts'
import type { ClassStock, MadeSheet } from './worksheets.data.ts'
import { countWords, keptWords } from './worksheets.words.ts'

const tabs = [
  { value: 'plan', label: 'Plan' },
  { value: 'sheet', label: 'Worksheet' },
  { value: 'bank', label: 'Bank' },
] as const

type Tab = (typeof tabs)[number]['value']

export type CreatorProps = { readonly sheet: MadeSheet; readonly stock: ClassStock }

/** The creator: the plan, the sheet as students see it, and the bank; on a phone one of them at a time. */
export function Creator({ sheet, stock }: CreatorProps) {
  const { store, state } = useSheet(sheet)
  useUndoKeys(store)
  const [tab, setTab] = useState<Tab>('sheet')
  const [isSetting, setSetting] = useState(false)
  const { draft } = state
  const { name, id } = stock.class
  const set = async () => {
    if (draft.is_draft) store.change({ is_draft: false })
    await store.save()
    setSetting(true)
  }
  const [params] = useSearchParams()
  const students = params
    .get('students')
    ?.split(',')
    .map((each) => ({ id: each }))
  const { saveWord } = useSheetDeeds(stock.class)
  const toWord = async () => {
    await store.save()
    const of = { id: sheet.id, title: draft.title }
    const versions = draft.has_versions ? (['A', 'B'] as const) : [undefined]
    for (const version of versions) await saveWord(of, version)
  }
  const seen = (which: Tab) => classes(tab !== which && 'max-xl:hidden')
  return (
    <>
      <CreatorHead store={store} state={state} stock={stock} onSet={set} onWord={toWord} />
      {sheet.num_begun > 0 && (
        <p className="mb-4 rounded-tile bg-pastel-sky px-4 py-3 text-sm">
          {countWords(sheet.num_begun, 'student has', 'students have')} begun this sheet. They keep
          what they saw; what you change is for those who begin later.
        </p>
      )}
      {sheet.request !== null && (
        <DraftedPanel
          worksheet_id={sheet.id}
          class_id={id}
          onUsed={(question) =>
            store.change({
              questions: [...store.get().draft.questions, { ...question, ...placedByHand }],
            })
          }
        />
      )}
      <SegmentedControl
        label="Part of the creator"
        wide
        segments={tabs}
        value={tab}
        onValueChange={setTab}
        className="mb-4 xl:hidden"
      />
      <div className="grid items-start gap-5 xl:grid-cols-[16.5rem_minmax(0,1fr)_18rem]">
        <PlanPanel store={store} state={state} stock={stock} className={seen('plan')} />
        <SheetPanel store={store} state={state} stock={stock} className={seen('sheet')} />
        <BankPanel store={store} state={state} stock={stock} className={seen('bank')} />
      </div>
      {isSetting && (
        <SetWorkDialog
          class_id={id}
          class_name={name}
          students={students}
          sheet={{ id: sheet.id, title: draft.title }}
          onClose={() => setSetting(false)}
        />
      )}
    </>
  )
}

type CreatorHeadProps = {
  readonly store: SheetStore
  readonly state: SheetState
  readonly stock: ClassStock
  readonly onSet: () => void
  readonly onWord: () => void
}

/** The title, what the sheet comes to, whether it is kept, and what is done with the whole of it. */
function CreatorHead({ store, state, stock, onSet, onWord }: CreatorHeadProps) {
  const { draft, kept } = state
  const { name, id } = stock.class
  const { marks, minutes } = sumOf(draft.questions, draft.num_question_to_complete)
  return (
    <header className="mb-5 flex flex-wrap items-center gap-2">
      <Button
        kind="plain"
        iconOnly
        icon={<ArrowLeft {...ICON} />}
        render={<Link to={pages.worksheetLibrary({ classId: id })} />}
      >
        To the library
      </Button>
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-xl">
          <input
            aria-label="Title of the worksheet"
            value={draft.title}
            onChange={(event) => store.change({ title: event.target.value }, true)}
            className="-ml-1.5 w-full min-w-0 rounded-control bg-transparent px-1.5 py-1 font-display text-xl hover:bg-hover"
          />
        </h1>
        <p className="text-quiet text-sm tabular-nums">
          {name}, {countWords(draft.questions.length, 'question')}, {countWords(marks, 'mark')},
          about {minutes} minutes. <KeptNote kept={kept} />
        </p>
      </div>
      <Button
        kind="plain"
        iconOnly
        icon={<Undo2 {...ICON} />}
        disabled={!state.canUndo}
        onClick={store.undo}
      >
        Undo
      </Button>
      <Button
        kind="plain"
        iconOnly
        icon={<Redo2 {...ICON} />}
        disabled={!state.canRedo}
        onClick={store.redo}
      >
        Do it again
      </Button>
      {draft.is_draft && (
        <Button
          kind="line"
          icon={<Library {...ICON_SMALL} />}
          disabled={draft.questions.length === 0}
          onClick={() => store.change({ is_draft: false })}
        >
          Put in the library
        </Button>
      )}
      <Button
        kind="line"
        icon={<FileText {...ICON_SMALL} />}
        disabled={draft.questions.length === 0}
        onClick={onWord}
      >
        Word
      </Button>
      <Button
        icon={<Send {...ICON_SMALL} />}
        disabled={draft.questions.length === 0}
        onClick={onSet}
      >
        Assign
      </Button>
    </header>
  )
}

/** Takes changes back by the keys that do so everywhere; in a field they are the field's own. */
function useUndoKeys(store: SheetStore) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      if (event.shiftKey) store.redo()
      else store.undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store])
}

function KeptNote({ kept }: { readonly kept: Kept }) {
  const isCare = kept === 'offline' || kept === 'elsewhere' || kept === 'refused'
  return (
    <span
      role="status"
      className={classes('font-semibold', isCare ? 'text-not-yet' : 'text-primary-strong')}
    >
      {keptWords[kept]}
      {kept === 'elsewhere' && (
        <button
          type="button"
          className="ml-2 min-h-6 underline"
          onClick={() => window.location.reload()}
        >
          Show that
        </button>
      )}
    </span>
  )
}
