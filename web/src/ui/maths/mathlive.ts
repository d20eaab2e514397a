import { MathfieldElement } from 'mathlive'
// MathLive draws with the fonts of KaTeX, so one copy of them serves both.
import 'katex/dist/katex.min.css'

MathfieldElement.fontsDirectory = null
MathfieldElement.soundsDirectory = null
MathfieldElement.plonkSound = null
MathfieldElement.keypressSound = null
MathfieldElement.keypressVibration = false

/** What typing these turns into; the field's own list would turn the "in" of a word into a sign. */
const SHORTCUTS: Readonly<Record<string, string>> = {
  '*': '\\times',
  pi: '\\pi',
  sqrt: '\\sqrt{#?}',
  '<=': '\\le',
  '>=': '\\ge',
  '!=': '\\ne',
  '+-': '\\pm',
  sin: '\\sin',
  cos: '\\cos',
  tan: '\\tan',
  log: '\\log',
  ln: '\\ln',
}

/** An empty field without menu, sounds or a keyboard of its own. */
export function makeField(): MathfieldElement {
  const field = new MathfieldElement()
  // These can be set only once the field is on the page.
  field.addEventListener(
    'mount',
    () => {
      field.menuItems = []
      field.inlineShortcuts = { ...SHORTCUTS }
      field.mathVirtualKeyboardPolicy = 'manual'
      field.smartFence = true
      // A space is kept: without it 3 1/2 would become 31/2.
      field.mathModeSpace = '\\:'
      field.smartMode = false
      field.smartSuperscript = false
    },
    { once: true },
  )
  return field
}

export type { MathfieldElement }
