import { useEffect } from 'react'
import { prefer, preferences, usePreferences } from './preferences.ts'
import { isWindowOpen, pressControl, shortcutOf } from './shortcuts.ts'
import { closeTool, openedTool, type Tool, toggleTool } from './tools.state.ts'

const tools: Readonly<Record<string, Tool>> = {
  C: 'calculator',
  M: 'formulas',
  S: 'scratch',
  R: 'reading',
  '?': 'shortcuts',
}

/** Puts away what is nearest: the tool, else the quiet view. */
function leave(): boolean {
  if (isWindowOpen()) return false
  if (openedTool() !== undefined) closeTool()
  else if (preferences().is_alone) prefer({ is_alone: false })
  else return false
  return true
}

function act(key: string): boolean {
  if (key === 'Esc') return leave()
  if (!preferences().has_shortcuts) return false
  const tool = tools[key]
  if (tool !== undefined || key === 'O') {
    if (isWindowOpen()) return false
    if (tool !== undefined) toggleTool(tool)
    else prefer({ is_alone: !preferences().is_alone })
    return true
  }
  return pressControl(key)
}

/** Listens to the keys of the quiz. Escape stays where the letters are switched off. */
export function useShortcuts(): void {
  const { has_shortcuts } = usePreferences()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      if (key !== undefined && act(key)) event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  useEffect(() => {
    const { dataset } = document.documentElement
    // The digits of a choice are keys of one letter, too.
    if (!has_shortcuts) dataset.shortcuts = 'off'
    return () => {
      delete dataset.shortcuts
    }
  }, [has_shortcuts])
}
