import { Eraser, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { padHeight, padWidth, pathOf, type Stroke } from './scratch-kept.ts'
import { useDrawing } from './use-drawing.ts'

type DrawingPadProps = {
  readonly strokes: readonly Stroke[]
  readonly onChange: (strokes: readonly Stroke[]) => void
}

/** Squared paper, a pencil and a rubber. What was taken away comes back by undoing. */
export function DrawingPad({ strokes, onChange }: DrawingPadProps) {
  const paper = useRef<SVGSVGElement>(null)
  const { hands, drawn, ...tools } = useDrawing(paper, { strokes, onChange })
  return (
    <>
      <Toolbar {...tools} isEmpty={strokes.length === 0} />
      <svg
        ref={paper}
        role="img"
        aria-label={
          strokes.length === 0 ? 'An empty pad to draw on' : `A pad with ${strokes.length} lines`
        }
        viewBox={`0 0 ${padWidth} ${padHeight}`}
        className="aspect-[400/420] max-h-[50dvh] w-full cursor-crosshair touch-none rounded-control border border-line-strong bg-surface"
        preserveAspectRatio="none"
        {...hands}
      >
        <Squares />
        <g
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2.25}
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {[...strokes, ...(drawn ? [drawn] : [])].map((stroke, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place among the lines
            <path key={at} d={pathOf(stroke)} />
          ))}
        </g>
      </svg>
    </>
  )
}

type ToolbarProps = Pick<
  ReturnType<typeof useDrawing>,
  'isRubber' | 'setIsRubber' | 'undo' | 'clear'
> & { readonly isEmpty: boolean }

const tool = 'text-quiet aria-pressed:bg-primary-soft aria-pressed:text-primary-strong'

function Toolbar({ isRubber, setIsRubber, undo, clear, isEmpty }: ToolbarProps) {
  return (
    <div className="-my-1 flex gap-1">
      <Button
        kind="plain"
        iconOnly
        aria-pressed={!isRubber}
        icon={<Pencil {...ICON} />}
        onClick={() => setIsRubber(false)}
        className={tool}
      >
        Pencil
      </Button>
      <Button
        kind="plain"
        iconOnly
        aria-pressed={isRubber}
        icon={<Eraser {...ICON} />}
        onClick={() => setIsRubber(true)}
        className={tool}
      >
        Rubber
      </Button>
      <Button
        kind="plain"
        iconOnly
        disabled={!undo}
        icon={<Undo2 {...ICON} />}
        onClick={undo}
        className="ml-auto text-quiet"
      >
        Undo
      </Button>
      <Button
        kind="plain"
        iconOnly
        disabled={isEmpty}
        icon={<Trash2 {...ICON} />}
        onClick={clear}
        className="text-quiet"
      >
        Clear the pad
      </Button>
    </div>
  )
}

const step = 20

function Squares() {
  const lines = []
  for (let x = step; x < padWidth; x += step) lines.push(`M${x} 0V${padHeight}`)
  for (let y = step; y < padHeight; y += step) lines.push(`M0 ${y}H${padWidth}`)
  return <path d={lines.join('')} fill="none" stroke="var(--line)" strokeWidth={1} />
}
