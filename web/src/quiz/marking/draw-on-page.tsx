import { markingLimits } from '@learngrove/contract/quiz.marking.limits'
import { Check, Circle, MessageSquare, PenLine, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Select } from '#ui/select.tsx'
import { namedPlaces, type PageMark, type Tool, tools } from './page-marks.ts'
import { numbersOf, PageOverlay } from './page-overlay.tsx'
import { useDrawOnPage } from './use-draw-on-page.ts'

type DrawProps = {
  readonly url: string
  /** "Page 1 of 2" */
  readonly name: string
  readonly marks: readonly PageMark[]
  readonly onMarks: (marks: readonly PageMark[]) => void
}

const looks = {
  pen: { name: 'Pen', icon: <PenLine {...ICON} /> },
  tick: { name: 'Tick', icon: <Check {...ICON} /> },
  cross: { name: 'Cross', icon: <X {...ICON} /> },
  circle: { name: 'Circle', icon: <Circle {...ICON} /> },
  note: { name: 'Comment at a place', icon: <MessageSquare {...ICON} /> },
} as const satisfies Record<Tool, object>

const pressed = 'text-quiet aria-pressed:bg-primary-soft aria-pressed:text-primary-strong'

/** A page of an answer on which is drawn; whoever draws with nothing puts comments at places that have a name. */
export function DrawOnPage({ url, name, marks, onMarks }: DrawProps) {
  const [tool, setTool] = useState<Tool>()
  const { frame, hands, stroke } = useDrawOnPage({ tool, marks, onMarks })
  const shown =
    stroke.length > 1 ? [...marks, { kind: 'pen' as const, points: [...stroke] }] : marks
  const numbers = numbersOf(marks)
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar is no fieldset */}
      <div role="group" aria-label={`Mark on: ${name}`} className="flex flex-wrap gap-1">
        {tools.map((each) => (
          <Button
            key={each}
            kind="plain"
            iconOnly
            aria-pressed={tool === each}
            icon={looks[each].icon}
            onClick={() => setTool(tool === each ? undefined : each)}
            className={pressed}
          >
            {looks[each].name}
          </Button>
        ))}
        <Button
          kind="plain"
          iconOnly
          disabled={marks.length === 0}
          icon={<Undo2 {...ICON} />}
          onClick={() => onMarks(marks.slice(0, -1))}
          className="text-quiet"
        >
          Take the last mark back
        </Button>
      </div>
      <div
        ref={frame}
        {...hands}
        className={
          tool
            ? 'relative w-fit max-w-full cursor-crosshair touch-none select-none justify-self-center'
            : 'relative w-fit max-w-full justify-self-center'
        }
      >
        <img
          src={url}
          alt={name}
          draggable={false}
          className="max-w-full rounded-card border border-line bg-white"
        />
        <PageOverlay marks={shown} />
      </div>
      {marks.map(
        (mark, at) =>
          mark.kind === 'note' && (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a comment is its place among the marks
              key={at}
              label={`Comment ${numbers[at]}`}
              value={mark.text}
              maxLength={markingLimits.page_note}
              onValueChange={(text) => onMarks(marks.with(at, { ...mark, text }))}
            />
          ),
      )}
      <CommentByName marks={marks} onMarks={onMarks} />
    </div>
  )
}

/** The same without pointing: a place by its name, and a comment there. */
function CommentByName({ marks, onMarks }: Pick<DrawProps, 'marks' | 'onMarks'>) {
  const [name, setName] = useState('Middle')
  const place = namedPlaces.find((each) => each.name === name)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Select
        label="Place on the page"
        compact
        value={name}
        onValueChange={setName}
        choices={namedPlaces.map((each) => ({ value: each.name, label: each.name }))}
      />
      <Button
        kind="line"
        size="small"
        disabled={!place || marks.length >= markingLimits.page_marks}
        onClick={() =>
          place && onMarks([...marks, { kind: 'note', x: place.x, y: place.y, text: '' }])
        }
      >
        Comment there
      </Button>
    </div>
  )
}
