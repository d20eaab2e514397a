import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { SCRIM } from './form/scrim.ts'
import { ICON } from './icon-props.ts'

export type DialogProps = {
  readonly title: string
  readonly description?: ReactNode
  /** Above the title: a drawing, or an icon in a tinted square. */
  readonly picture?: ReactNode
  readonly children?: ReactNode
  /** The buttons, the wanted one first; one that closes is put into `DialogClose`. */
  readonly actions?: ReactNode
  /** "question" wants an answer: it has no cross, a press beside it does not close it, and it is announced at once. */
  readonly kind?: 'dialog' | 'question' | undefined
  readonly size?: 'narrow' | 'wide' | undefined
  /** The button that opens it. Without one the page says when it is open. */
  readonly trigger?: ReactElement | undefined
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** What takes the focus when it opens; the first control when missing. */
  readonly focusFirst?: RefObject<HTMLElement | null> | undefined
}

const POPUP_CLASS =
  'relative flex max-h-full w-full flex-col overflow-hidden rounded-t-sheet bg-raised text-ink shadow-2 outline-none transition-[opacity,translate] duration-slow data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:rounded-sheet'

/** A window over the page that holds the focus until it is closed; a sheet from below on a phone. */
export function Dialog(props: DialogProps) {
  const { title, description, picture, children, actions, kind = 'dialog', size } = props
  const Root = kind === 'question' ? AlertDialog.Root : Base.Root
  const Trigger = kind === 'question' ? AlertDialog.Trigger : Base.Trigger
  const state = props.open === undefined ? {} : { open: props.open }
  return (
    <Root {...state} onOpenChange={(open: boolean) => props.onOpenChange?.(open)}>
      {props.trigger && <Trigger render={props.trigger} />}
      <Base.Portal>
        <Base.Backdrop className={SCRIM} />
        <Base.Viewport className="fixed inset-0 z-40 grid items-end justify-items-center pt-8 sm:items-center sm:p-6">
          <Base.Popup
            initialFocus={props.focusFirst ?? true}
            className={classes(
              POPUP_CLASS,
              size === 'wide' ? 'sm:max-w-[720px]' : 'sm:max-w-[460px]',
            )}
          >
            <div className="grid min-h-0 gap-3.5 overflow-y-auto overscroll-contain p-5 pb-[max(20px,env(safe-area-inset-bottom))] sm:p-7">
              {picture && <div className="justify-self-start">{picture}</div>}
              <Base.Title
                className={classes(
                  'm-0 font-display text-xl font-bold',
                  kind === 'dialog' && !picture && 'pr-12',
                )}
              >
                {title}
              </Base.Title>
              {description && (
                <Base.Description render={<div />} className="text-base">
                  {description}
                </Base.Description>
              )}
              {children}
              {/* Notifications keep clear of `data-answers`: whoever is asked must see what they press. */}
              {actions && (
                <div
                  data-answers=""
                  className="mt-1.5 flex flex-col gap-2 sm:flex-row sm:flex-wrap"
                >
                  {actions}
                </div>
              )}
            </div>
            {kind === 'dialog' && (
              <Base.Close
                render={
                  <Button
                    kind="plain"
                    iconOnly
                    icon={<X {...ICON} />}
                    className="absolute top-3 right-3"
                  >
                    Close
                  </Button>
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Root>
  )
}

/** Makes a button among a dialogue's actions close it, after the button's own work. */
export function DialogClose({ children }: { readonly children: ReactElement }) {
  return <Base.Close render={children} />
}
