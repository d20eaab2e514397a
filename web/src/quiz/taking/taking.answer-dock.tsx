import { Check, CloudUpload, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { COLUMNS, LOW } from '#quiz/columns.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { AskPip } from './taking.help-aside.tsx'
import { HintLadder, type Hints } from './taking.hint-ladder.tsx'

export type Saved = 'nothing' | 'saving' | 'saved' | 'kept'

type AnswerDockProps = {
  readonly evaluation_question_id: string
  readonly hints: Hints
  readonly saved: Saved
  /** The quiet button at the left: skip, or change. */
  readonly aside?: ReactNode
  /** The one thing to do next. */
  readonly children: ReactNode
}

/** What stands under the thumb: out of the way, how safe the work is, and the one next thing. */
export function AnswerDock(props: AnswerDockProps) {
  const { evaluation_question_id, hints, saved, aside, children } = props
  const released = hints.shown.length
  return (
    <div
      data-stays="dock"
      className={`${COLUMNS} sticky bottom-0 z-20 border-line border-t bg-surface py-2.5 pb-[max(12px,env(safe-area-inset-bottom))] md:py-4 ${LOW} [@media(height<500px)]:py-2`}
    >
      <div className="flex flex-wrap items-center gap-2.5 min-[1240px]:col-start-2 md:gap-3">
        <div
          data-alone-too
          className="grid basis-full auto-cols-fr grid-flow-col gap-2.5 min-[1240px]:hidden [@media(height<500px)]:basis-auto"
        >
          {hints.count > 0 && (
            <Drawer
              title="Hints"
              trigger={
                <Button kind="line" data-key="H" icon={<Lightbulb {...ICON} />}>
                  {released < hints.count ? `Hint ${released + 1} of ${hints.count}` : 'Hints'}
                </Button>
              }
            >
              <HintLadder {...hints} />
            </Drawer>
          )}
          <AskPip evaluation_question_id={evaluation_question_id} kind="line" />
        </div>
        {aside}
        <SavedNote saved={saved} />
        <div className="flex flex-[2] justify-end md:flex-none max-md:[&>*]:w-full md:[&>*]:min-w-46">
          {children}
        </div>
      </div>
    </div>
  )
}

const words: Readonly<Record<Saved, string>> = {
  nothing: '',
  saving: 'Saving',
  saved: 'Saved',
  kept: 'Kept on this device',
}

function SavedNote({ saved }: { saved: Saved }) {
  return (
    <span
      className={`ml-auto inline-flex items-center gap-1.5 text-quiet text-sm ${saved === 'kept' ? '' : 'max-md:hidden'} max-md:order-first max-md:basis-full max-md:justify-center`}
    >
      {saved === 'saving' ? (
        <CloudUpload {...ICON_SMALL} />
      ) : (
        saved !== 'nothing' && <Check {...ICON_SMALL} />
      )}
      {words[saved]}
    </span>
  )
}
