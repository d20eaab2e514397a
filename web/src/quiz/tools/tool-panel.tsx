import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { useNarrow } from '#ui/use-narrow.ts'
import { closeTool } from './tools.state.ts'

type ToolPanelProps = {
  readonly title: string
  /** In the head, beside the way out. */
  readonly actions?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

const PLACE =
  'fixed inset-x-0 bottom-0 max-h-[min(84dvh,600px)] rounded-t-sheet md:inset-x-auto md:right-6 md:bottom-24 md:max-h-[calc(100dvh-120px)] md:rounded-panel'

/**
 * A tool beside the question, which stays in sight and in reach: no window that holds the focus. On a
 * telephone it stands at the bottom, and the page grows by it, so that nothing is hidden for good.
 */
export function ToolPanel({ title, actions, wide = false, children }: ToolPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const id = useId()
  const isNarrow = useNarrow()
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-first]')
    ;(first ?? panel.current)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const { current } = panel
    if (!current || !isNarrow) return
    const observer = new ResizeObserver(() => {
      document.body.style.paddingBottom = `${current.offsetHeight}px`
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      document.body.style.paddingBottom = ''
    }
  }, [isNarrow])
  return (
    <section
      ref={panel}
      data-tool
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className={classes(
        'z-30 flex animate-rise flex-col border border-line bg-raised shadow-2 outline-none',
        PLACE,
        wide ? 'md:w-[420px]' : 'md:w-80',
      )}
    >
      <div className="flex flex-none items-center gap-1 py-1.5 pr-1.5 pl-4">
        <h2 id={id} className="mr-auto min-w-0 text-base">
          {title}
        </h2>
        {actions}
        <Button
          kind="plain"
          iconOnly
          icon={<X {...ICON} />}
          onClick={closeTool}
          className="text-quiet"
        >
          Close
        </Button>
      </div>
      <div className="grid min-h-0 auto-rows-max content-start gap-3 overflow-y-auto overscroll-contain px-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </section>
  )
}
