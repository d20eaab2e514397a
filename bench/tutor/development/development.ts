import type { Half } from '../talk.ts'
import { claimedMathematics } from './claimed-mathematics.ts'
import { english } from './english.ts'
import { feelings } from './feelings.ts'
import { injectionAndPleading } from './injection-and-pleading.ts'
import { languagesAndTypos } from './languages-and-typos.ts'
import { otherMathematics } from './other-mathematics.ts'
import { questionInHand } from './question-in-hand.ts'
import { science } from './science.ts'
import { social } from './social.ts'
import { workingToCheck } from './working-to-check.ts'

/** The half that the tutor may be made by. */
export const development: Half = {
  'claimed-mathematics': claimedMathematics,
  'other-mathematics': otherMathematics,
  science,
  english,
  'question-in-hand': questionInHand,
  'working-to-check': workingToCheck,
  feelings,
  social,
  'injection-and-pleading': injectionAndPleading,
  'languages-and-typos': languagesAndTypos,
}
