import { placedMathematics } from './mathematics-placed.ts'
import { writtenMathematics } from './mathematics-written.ts'

/** Questions of mathematics of the types that are answered in several places, in a picture or at length. */
export const bagOfMathematics = [...writtenMathematics, ...placedMathematics]
