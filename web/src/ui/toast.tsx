import { Toast as Base } from '@base-ui/react/toast'
import { CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { ICON } from './icon-props.ts'
import { useFoot } from './use-foot.ts'

/** How long a notification stays, in milliseconds; it waits while a pointer or the focus is on it. */
export const NOTIFICATION_MS = 5000
/** More than these wait out of sight until one goes. */
const MOST_IN_SIGHT = 3
/** Between a notification and the bar under it. */
const abovePx = 12

/** Done: it worked. Note: it did not, and nothing is the matter. Busy: it is being done, and stays until it is closed. Care: something wants attention, and is announced at once. */
export type ToastKind = 'done' | 'note' | 'busy' | 'care'

export type ToastWords = {
  readonly title: string
  readonly text?: string | undefined
  readonly kind?: ToastKind | undefined
  /** One way on or back: "Undo". It closes the notification too. */
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined
  /** Milliseconds; 0 stays until it is closed. */
  readonly timeoutMs?: number | undefined
}

type ToastData = { readonly kind: ToastKind }

const ICONS: Readonly<Record<ToastKind, ReactNode>> = {
  done: (
    <CircleCheck
      {...ICON}
      className="flex-none text-[color-mix(in_oklab,var(--leaf)_55%,var(--paper))]"
    />
  ),
  note: (
    <Info {...ICON} className="flex-none text-[color-mix(in_oklab,var(--sky)_45%,var(--paper))]" />
  ),
  busy: (
    <LoaderCircle
      {...ICON}
      className="flex-none animate-turn text-[color-mix(in_oklab,var(--leaf)_55%,var(--paper))]"
    />
  ),
  care: <TriangleAlert {...ICON} className="flex-none text-[light-dark(#f0b95b,#8f5b12)]" />,
}

/** Shows and closes notifications: `show` gives the id that `close` takes. */
export function useToast() {
  const manager = Base.useToastManager<ToastData>()
  return {
    show(words: ToastWords): string {
      const { title, text, kind = 'done', action } = words
      const id = manager.add({
        title,
        description: text,
        priority: kind === 'care' ? 'high' : 'low',
        timeout: words.timeoutMs ?? (kind === 'busy' ? 0 : NOTIFICATION_MS),
        data: { kind },
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onAct()
            manager.close(id)
          },
        },
      })
      return id
    },
    close: (id: string) => manager.close(id),
  }
}

/** Stands around the site and keeps its notifications, in the corner below or over the foot of a phone. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Base.Provider timeout={NOTIFICATION_MS} limit={MOST_IN_SIGHT}>
      {children}
      <Base.Portal>
        <ToastPlace />
      </Base.Portal>
    </Base.Provider>
  )
}

/** Over the foot of the screen, clear of the bars that stay there and of what has the focus: those can be pressed all the time. */
function ToastPlace() {
  const { toasts } = Base.useToastManager<ToastData>()
  const place = useRef<HTMLDivElement>(null)
  const foot = useFoot(place, toasts.length > 0)
  return (
    <Base.Viewport
      ref={place}
      aria-label="Notifications"
      className="fixed inset-x-4 bottom-[max(16px,env(safe-area-inset-bottom))] z-60 flex flex-col-reverse gap-2.5 outline-offset-4 sm:left-auto sm:w-[392px]"
      style={foot > 0 ? { bottom: foot + abovePx } : undefined}
    >
      <ToastList />
    </Base.Viewport>
  )
}

function ToastList() {
  const { toasts } = Base.useToastManager<ToastData>()
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'down']}
      className="w-full flex-none rounded-tile bg-ink text-paper shadow-2 forced-colors:border transition-[opacity,transform] duration-slow [transform:translate(var(--toast-swipe-movement-x),var(--toast-swipe-movement-y))] data-ending-style:opacity-0 data-limited:hidden data-starting-style:[transform:translateY(24px)] data-starting-style:opacity-0"
    >
      <Base.Content className="flex min-h-13 items-center gap-3 py-1 pr-1 pl-4 text-sm">
        {ICONS[toast.data?.kind ?? 'done']}
        <div className="min-w-0 flex-1 py-2">
          <Base.Title render={<p />} className="font-bold" />
          <Base.Description render={<p />} />
        </div>
        <Base.Action className="min-h-11 flex-none rounded-control px-2.5 font-bold text-[color-mix(in_oklab,var(--leaf)_45%,var(--paper))] underline-offset-3 hover:underline" />
        <Base.Close
          aria-label="Close"
          className="grid size-11 flex-none place-items-center rounded-control opacity-80 hover:opacity-100"
        >
          <X {...ICON} />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}
