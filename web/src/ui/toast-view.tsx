import { Toast as Base } from '@base-ui/react/toast'
import { CircleCheck, Info, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ICON } from './icon-props.ts'
import { NOTIFICATION_MS, type ToastKind, type ToastWords, toastQueue } from './toast-queue.ts'
import { useFoot } from './use-foot.ts'

/** More than these wait out of sight until one goes. */
const MOST_IN_SIGHT = 3
/** Between a notification and the bar under it. */
const abovePx = 12

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

/** Keeps the notifications of the site, in the corner below or over the foot of a phone. */
export const ToastView = () => (
  <Base.Provider timeout={NOTIFICATION_MS} limit={MOST_IN_SIGHT}>
    <Orders />
    <Base.Portal>
      <ToastPlace />
    </Base.Portal>
  </Base.Provider>
)

/** Carries out what was asked for, also before this was there. */
function Orders() {
  const { add, close } = Base.useToastManager<ToastData>()
  useEffect(() => {
    const work = () => {
      for (const { id, words } of toastQueue.take()) {
        if (words) add(optionsOf(id, words, close))
        else close(id)
      }
    }
    work()
    return toastQueue.subscribe(work)
  }, [add, close])
  return null
}

function optionsOf(id: string, words: ToastWords, close: (id: string) => void) {
  const { title, text, kind = 'done', action } = words
  return {
    id,
    title,
    description: text,
    priority: kind === 'care' ? ('high' as const) : ('low' as const),
    timeout: words.timeoutMs ?? (kind === 'busy' ? 0 : NOTIFICATION_MS),
    data: { kind },
    actionProps: action && {
      children: action.label,
      onClick: () => {
        action.onAct()
        close(id)
      },
    },
  }
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
