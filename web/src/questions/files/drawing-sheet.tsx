import { Eraser, Pencil, Redo2, Slash, Trash2, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Question } from '#questions/questions.data.ts'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { backdropOf, backdropShare, gridPath } from './render-drawing.ts'
import { pathOf, redo, type Sheet, sheet as size, step, strokesWords, undo } from './strokes.ts'
import type { DrawingState } from './use-drawing.ts'
import { type Tool, useStrokes } from './use-strokes.ts'

type DrawingSheetProps = {
  readonly drawing: DrawingState
  readonly diagram: Question['diagram']
}

/** A sheet of squared paper to draw on, with what the question gives behind it. */
export function DrawingSheet({ drawing, diagram }: DrawingSheetProps) {
  const { sheet } = drawing
  const [tool, setTool] = useState<Tool>('pen')
  const behind = useRef<HTMLDivElement>(null)
  const backdrop = () => (diagram && behind.current ? backdropOf(behind.current) : undefined)
  const change = (next: Sheet) => drawing.change(next, backdrop)
  const hand = useStrokes({ tool, sheet, onChange: change })

  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    change(event.shiftKey ? redo(sheet) : undo(sheet))
  }
  const strokes = hand.live ? [...hand.strokes, hand.live] : hand.strokes
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys do what the buttons inside do
    <div
      onKeyDown={keys}
      className="overflow-hidden rounded-card border border-field bg-surface forced-colors:border-[CanvasText]"
    >
      <div className="relative">
        {diagram && (
          <div
            ref={behind}
            className="pointer-events-none absolute [&_figure]:m-0 [&_figure]:size-full [&_svg]:size-full [&_svg]:max-w-none!"
            style={{ inset: `${((1 - backdropShare) / 2) * 100}%` }}
          >
            <QuestionDiagram diagram={diagram} />
          </div>
        )}
        <svg
          role="img"
          aria-label={strokesWords(sheet.strokes.length)}
          viewBox={`0 0 ${size.width} ${size.height}`}
          data-sheet
          className={`relative block w-full select-none text-ink ${tool === 'rubber' ? 'cursor-cell' : 'cursor-crosshair'}`}
          // A hand that rests beside the pen, or scrolls once a pen was seen, draws nothing.
          style={{ touchAction: hand.isPenOnly ? 'pan-x pan-y' : 'none' }}
          {...hand.handlers}
        >
          {!diagram && <path d={gridPath} fill="none" className="stroke-line" strokeWidth="1" />}
          <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
            {strokes.map((stroke, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its place
              <path key={at} d={pathOf(stroke)} strokeWidth={stroke.width} />
            ))}
          </g>
        </svg>
      </div>
      <SheetTools tool={tool} onPick={setTool} sheet={sheet} onChange={change} />
    </div>
  )
}

type SheetToolsProps = {
  readonly tool: Tool
  readonly onPick: (tool: Tool) => void
  readonly sheet: Sheet
  readonly onChange: (sheet: Sheet) => void
}

function SheetTools({ tool, onPick, sheet, onChange }: SheetToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Drawing"
      className="flex flex-wrap items-center gap-1 border-line border-t p-1.5"
    >
      <ToolButton tool="pen" now={tool} onPick={onPick} icon={<Pencil {...ICON} />}>
        Pen
      </ToolButton>
      <ToolButton tool="line" now={tool} onPick={onPick} icon={<Slash {...ICON} />}>
        Straight line
      </ToolButton>
      <ToolButton tool="rubber" now={tool} onPick={onPick} icon={<Eraser {...ICON} />}>
        Rubber
      </ToolButton>
      <span aria-hidden className="mx-1 h-6 w-px bg-line" />
      <Button
        kind="plain"
        iconOnly
        icon={<Undo2 {...ICON} />}
        disabled={sheet.past.length === 0}
        onClick={() => onChange(undo(sheet))}
      >
        Undo
      </Button>
      <Button
        kind="plain"
        iconOnly
        icon={<Redo2 {...ICON} />}
        disabled={sheet.future.length === 0}
        onClick={() => onChange(redo(sheet))}
      >
        Redo
      </Button>
      <Button
        kind="plain"
        iconOnly
        icon={<Trash2 {...ICON} />}
        disabled={sheet.strokes.length === 0}
        onClick={() => onChange(step(sheet, []))}
      >
        Clear the sheet
      </Button>
      <span role="status" className="ml-auto px-2 text-quiet text-sm">
        {sheet.strokes.length > 0 && 'Kept on this device'}
      </span>
    </div>
  )
}

type ToolButtonProps = {
  readonly tool: Tool
  readonly now: Tool
  readonly onPick: (tool: Tool) => void
  readonly icon: ReactNode
  readonly children: string
}

function ToolButton({ tool, now, onPick, icon, children }: ToolButtonProps) {
  return (
    <Button
      kind={tool === now ? 'soft' : 'plain'}
      iconOnly
      icon={icon}
      aria-pressed={tool === now}
      onClick={() => onPick(tool)}
    >
      {children}
    </Button>
  )
}
