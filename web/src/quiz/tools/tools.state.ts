import { useSyncExternalStore } from 'react'
import { createStore } from '#platform/store.ts'

/** What stands beside a question: one of them at a time. */
export type Tool = 'list' | 'calculator' | 'formulas' | 'scratch' | 'shortcuts' | 'reading'

/** Which tool is open in this tab. It stays so from question to question. */
const opened = createStore<Tool | undefined>(undefined)

let from: Element | null = null

/** Opens a tool, or puts it away where it is open. */
export function toggleTool(tool: Tool): void {
  if (opened.get() === tool) {
    closeTool()
    return
  }
  if (opened.get() === undefined) from = document.activeElement
  opened.set(tool)
}

/** Puts the tool away; the focus goes back to where it came from. */
export function closeTool(): void {
  const isInside = document.activeElement?.closest('[data-tool]')
  opened.set(undefined)
  if (isInside && from instanceof HTMLElement && from.isConnected) from.focus()
}

export const openedTool = opened.get

export const useOpenedTool = () => useSyncExternalStore(opened.subscribe, opened.get)
