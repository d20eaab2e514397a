import { useEffect, useEffectEvent } from 'react'

/** Whether somebody writes in what has the focus: then a key is a letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && target.type === 'checkbox')

/** Whether the key presses what has the focus, and so does nothing else. */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLElement && ['A', 'BUTTON'].includes(target.tagName)

/** A dialog that is to be answered first; a message in the corner is none, and says so. */
const openDialog = '[role="dialog"]:not([aria-modal="false"])'

/** Hears keys anywhere on the page, but those that are written or that press a button. */
export function useKeys(onKey: (key: string) => boolean): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.ctrlKey || event.metaKey || event.altKey
    const isElsewhere = document.querySelector(openDialog) !== null
    if (isChord || isElsewhere || event.repeat || isWriting(event.target) || isPress(event)) return
    if (onKey(event.key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
