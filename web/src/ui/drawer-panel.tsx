import { Drawer as Base } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import type { DrawerProps } from './drawer-types.ts'
import { SCRIM } from './form/scrim.ts'
import { ICON } from './icon-props.ts'
import { useNarrow } from './use-narrow.ts'

const PANEL =
  'flex flex-col bg-raised text-ink shadow-2 outline-none transition-transform duration-slow data-swiping:transition-none data-swiping:select-none'
const SIDE =
  'h-full w-[400px] max-w-[calc(100vw-48px)] rounded-l-sheet [transform:translateX(var(--drawer-swipe-movement-x))] data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]'
const BELOW =
  'max-h-[calc(100dvh-32px)] w-full rounded-t-sheet [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]'

/** Detail beside the page: from the right where there is room, from below on a phone, where a swipe closes it. */
export function DrawerPanel(props: DrawerProps) {
  const narrow = useNarrow()
  const state = props.open === undefined ? { defaultOpen: true } : { open: props.open }
  return (
    <Base.Root
      {...state}
      swipeDirection={narrow ? 'down' : 'right'}
      onOpenChange={(open) => props.onOpenChange?.(open)}
    >
      {props.trigger && <Base.Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className={SCRIM} />
        <Base.Viewport
          className={classes('fixed inset-0 z-40 flex', narrow ? 'items-end' : 'justify-end')}
        >
          <Base.Popup className={classes(PANEL, narrow ? BELOW : SIDE)}>
            {narrow && (
              <span
                aria-hidden
                className="mx-auto mt-2 h-1 w-9 flex-none rounded-full bg-line-strong"
              />
            )}
            <header className="flex flex-none items-start gap-3 p-5 pb-4">
              {props.picture}
              <div className="min-w-0 flex-1">
                <Base.Title className="m-0 text-lg font-bold leading-[1.3]">
                  {props.title}
                </Base.Title>
                {props.description && (
                  <Base.Description render={<div />} className="text-sm text-quiet">
                    {props.description}
                  </Base.Description>
                )}
              </div>
              <Base.Close
                render={
                  <Button kind="plain" iconOnly icon={<X {...ICON} />} className="-mt-2 -mr-2">
                    Close
                  </Button>
                }
              />
            </header>
            {/* Where nothing in it can be come to, the arrow keys scroll it. */}
            <Base.Content
              role="region"
              aria-label={props.title}
              tabIndex={0}
              className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-5 pb-5"
            >
              {props.children}
            </Base.Content>
            {props.actions && (
              <footer className="grid flex-none gap-2 border-t border-line p-5 pb-[max(20px,env(safe-area-inset-bottom))]">
                {props.actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
