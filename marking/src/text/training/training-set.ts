import type { TextExample } from '#text/text-model.ts'
import { BIOLOGY } from '#text/training/biology.ts'
import { CHEMISTRY } from '#text/training/chemistry.ts'
import { EARTH } from '#text/training/earth.ts'
import { HUMANITIES } from '#text/training/humanities.ts'
import { MATHEMATICS } from '#text/training/mathematics.ts'
import { PHYSICS } from '#text/training/physics.ts'

/** What the shipped model is fitted to: questions and answers written for it, judged by us. */
export const TRAINING_SET: readonly TextExample[] = [
  ...PHYSICS,
  ...CHEMISTRY,
  ...BIOLOGY,
  ...EARTH,
  ...HUMANITIES,
  ...MATHEMATICS,
]
