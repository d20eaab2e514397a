import type { Half } from '../talk.ts'

/** The half that no rule of the tutor was made from. */
export const heldOut: Half = {
  'claimed-mathematics': [],
  'other-mathematics': [],
  science: [],
  english: [],
  'question-in-hand': [],
  'working-to-check': [],
  feelings: [],
  social: [],
  'injection-and-pleading': [],
  'languages-and-typos': [],
}
