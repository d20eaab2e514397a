import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { type ToastWords, toastQueue } from './toast-queue.ts'

const ToastView = lazy(async () => ({ default: (await import('./toast-view.tsx')).ToastView }))

/** Shows and closes notifications: `show` gives the id that `close` takes. */
export const useToast = (): {
  readonly show: (words: ToastWords) => string
  readonly close: (id: string) => void
} => toastQueue

/** Draws notifications below what stands in it, once there is a first one. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const isAsked = useSyncExternalStore(toastQueue.subscribe, toastQueue.isAsked, () => false)
  return (
    <>
      {children}
      {isAsked && (
        <Suspense>
          <ToastView />
        </Suspense>
      )}
    </>
  )
}
