/** How long a notification stays, in milliseconds; it waits while a pointer or the focus is on it. */
export const NOTIFICATION_MS = 5000

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

/** Says what the view is to do: show a notification, or close one. */
export type ToastOrder = { readonly id: string; readonly words: ToastWords | undefined }

type Queue = {
  readonly waiting: ToastOrder[]
  readonly listeners: Set<() => void>
  wasAsked: boolean
  count: number
}

const queue: Queue = { waiting: [], listeners: new Set(), wasAsked: false, count: 0 }

function order(one: ToastOrder): void {
  queue.waiting.push(one)
  queue.wasAsked = true
  for (const listener of queue.listeners) listener()
}

/** Keeps notifications until the view that draws them is there: it is fetched with the first one. */
export const toastQueue = {
  show(words: ToastWords): string {
    queue.count += 1
    const id = `toast-${queue.count}`
    order({ id, words })
    return id
  },
  close: (id: string): void => order({ id, words: undefined }),
  /** Hands over what waits, once. */
  take: (): readonly ToastOrder[] => queue.waiting.splice(0),
  isAsked: (): boolean => queue.wasAsked,
  subscribe(listener: () => void): () => void {
    queue.listeners.add(listener)
    return () => queue.listeners.delete(listener)
  },
}
