import type { Half } from '../talk.ts'
import { moreClaimedMathematics } from './claimed-mathematics.more.ts'
import { claimedMathematics } from './claimed-mathematics.ts'
import { moreEnglish } from './english.more.ts'
import { english } from './english.ts'
import { moreFeelings } from './feelings.more.ts'
import { feelings } from './feelings.ts'
import { moreInjectionAndPleading } from './injection-and-pleading.more.ts'
import { injectionAndPleading } from './injection-and-pleading.ts'
import { moreLanguagesAndTypos } from './languages-and-typos.more.ts'
import { languagesAndTypos } from './languages-and-typos.ts'
import { moreOtherMathematics } from './other-mathematics.more.ts'
import { otherMathematics } from './other-mathematics.ts'
import { moreQuestionInHand } from './question-in-hand.more.ts'
import { questionInHand } from './question-in-hand.ts'
import { moreScience } from './science.more.ts'
import { science } from './science.ts'
import { moreSocial } from './social.more.ts'
import { social } from './social.ts'
import { moreWorkingToCheck } from './working-to-check.more.ts'
import { workingToCheck } from './working-to-check.ts'

/** The half that no rule of the tutor was made from. */
export const heldOut: Half = {
  'claimed-mathematics': [...claimedMathematics, ...moreClaimedMathematics],
  'other-mathematics': [...otherMathematics, ...moreOtherMathematics],
  science: [...science, ...moreScience],
  english: [...english, ...moreEnglish],
  'question-in-hand': [...questionInHand, ...moreQuestionInHand],
  'working-to-check': [...workingToCheck, ...moreWorkingToCheck],
  feelings: [...feelings, ...moreFeelings],
  social: [...social, ...moreSocial],
  'injection-and-pleading': [...injectionAndPleading, ...moreInjectionAndPleading],
  'languages-and-typos': [...languagesAndTypos, ...moreLanguagesAndTypos],
}
