import { ArrowRight } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { sheetText as text } from './sharing.words.ts'
import type { SheetSession } from './use-sheet.ts'

type SheetDockProps = {
  readonly doing: SheetSession['doing']
  readonly problem: string | undefined
  /** The question on the table is marked. */
  readonly isDone: boolean
  /** Some question is marked, so that there is something to see. */
  readonly hasBegun: boolean
  readonly onCheck: () => void
  readonly onFinish: () => void
  /** Goes on to what is open; undefined where nothing else is. */
  readonly onNext: (() => void) | undefined
}

/** What there is to do, under the thumb. */
export function SheetDock(props: SheetDockProps) {
  const { doing, problem, isDone, hasBegun, onCheck, onFinish, onNext } = props
  const isAll = isDone && onNext === undefined
  const canFinish = hasBegun && (isDone || onNext === undefined)
  return (
    <footer className="sticky bottom-0 z-10 border-line border-t bg-surface [@media(height<500px)]:static">
      <div className="mx-auto grid w-full max-w-[824px] gap-2 px-4 py-3 md:px-8">
        <p role="status" className="font-medium text-not-yet empty:hidden">
          {problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3 max-md:[&>*]:flex-1">
          {canFinish && (
            <Button kind={isAll ? 'primary' : 'line'} busy={doing === 'finish'} onClick={onFinish}>
              {isAll ? text.finish : text.finish_open}
            </Button>
          )}
          {!isDone && onNext && (
            <Button kind="line" onClick={onNext}>
              {text.skip}
            </Button>
          )}
          {!isDone && (
            <Button busy={doing === 'check'} onClick={onCheck}>
              {text.check}
            </Button>
          )}
          {isDone && onNext && (
            <Button iconAfter={<ArrowRight {...ICON} />} onClick={onNext}>
              {text.next}
            </Button>
          )}
        </div>
      </div>
    </footer>
  )
}
