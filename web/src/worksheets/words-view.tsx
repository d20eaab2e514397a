import { pages } from '@learngrove/contract/pages'
import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Select } from '#ui/select.tsx'
import { useToast } from '#ui/toast.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { useGenerate } from './use-generate.ts'
import type { ClassStock } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

const counts = Array.from({ length: sheetLimits.at_once }, (_, at) => String(at + 1))

const listed = (ids: ReadonlySet<string>) => (ids.size > 0 ? [...ids].join(',') : undefined)

const none: ReadonlySet<string> = new Set()

/** Opens what was made: the one sheet, or the drafts of the library; what could not be met is said. */
function useOpenMade(class_id: string) {
  const navigate = useNavigate()
  const toast = useToast()
  return useGenerate((made, notes) => {
    const left = made.flatMap(({ not_understood, not_met }) => [
      ...not_understood.map((part) => `Not understood: “${part}”`),
      ...not_met,
    ])
    const told = [...left, ...notes]
    if (told.length > 0)
      toast.show({
        kind: 'note',
        title: 'Made, with this left over',
        text: [...new Set(told)].join('. '),
        timeoutMs: 0,
      })
    const [first] = made
    if (made.length === 1 && first)
      navigate(pages.creator({ classId: class_id, worksheet: first.worksheet_id }))
    else navigate(pages.worksheetLibrary({ classId: class_id }))
  })
}

/** A request in words, with documents that say what is taught and what it is about. */
export function ByWords({ stock }: { readonly stock: ClassStock }) {
  const { id: class_id } = stock.class
  const [words, setWords] = useState('')
  const [count, setCount] = useState('1')
  const [sources, setSources] = useState(none)
  const [curricula, setCurricula] = useState(none)
  const { state, ask, cancel } = useOpenMade(class_id)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '' || state.kind === 'making') return
    void ask({
      ...{ prompt: words.trim(), class_id, num_worksheets: count },
      ...{ source_ids: listed(sources), curriculum_ids: listed(curricula) },
    })
  }
  return (
    <Card as="section" ground="lilac">
      <form onSubmit={send} className="grid gap-4">
        <h2 className="flex items-center gap-2 text-xl">
          <Sparkles {...ICON} />
          Or say it in words
        </h2>
        <Field
          label="What do you want?"
          hint="12 questions on fractions, two hard ones, no calculator"
          maxLength={sheetLimits.request_length}
          value={words}
          onValueChange={setWords}
        />
        <More
          {...{ count, sources, curricula }}
          onCount={setCount}
          onSources={setSources}
          onCurricula={setCurricula}
        />
        {state.kind === 'idle' && state.problem && (
          <p role="alert" className="font-medium text-not-yet">
            {state.problem}
          </p>
        )}
        {state.kind === 'making' && state.num_worksheets > 1 && (
          <ProgressBar
            label={`${state.num_made} of ${countWords(state.num_worksheets, 'worksheet')} made`}
            done={state.num_made}
            total={state.num_worksheets}
          />
        )}
        {state.kind === 'making' && state.num_drafting !== undefined && (
          <p role="status" className="text-sm">
            The sheet is made. A model drafts {countWords(state.num_drafting, 'question')} that the
            bank lacks; stop it, and you get the sheet as it is.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={state.kind === 'making'}>
            Make it
          </Button>
          {state.kind === 'making' && (
            <Button kind="plain" onClick={cancel}>
              Stop
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

type MoreProps = {
  readonly count: string
  readonly onCount: (count: string) => void
  readonly sources: ReadonlySet<string>
  readonly onSources: (chosen: ReadonlySet<string>) => void
  readonly curricula: ReadonlySet<string>
  readonly onCurricula: (chosen: ReadonlySet<string>) => void
}

/** What few requests need: it is asked for when it is opened. */
function More(props: MoreProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center font-semibold">
        More than one, or from documents
      </summary>
      {isOpen && (
        <div className="mt-2 grid gap-5">
          <Select
            label="How many worksheets"
            value={props.count}
            onValueChange={props.onCount}
            choices={counts.map((value) => ({ value, label: value }))}
          />
          <DocumentsPanel
            type="generation"
            label="What it is about"
            hint="A text, a lesson, a test: its topics are asked for."
            chosen={props.sources}
            onChosen={props.onSources}
          />
          <DocumentsPanel
            type="curriculum"
            label="What you teach"
            hint="Your scheme of work: nothing else is asked for."
            chosen={props.curricula}
            onChosen={props.onCurricula}
          />
        </div>
      )}
    </details>
  )
}
