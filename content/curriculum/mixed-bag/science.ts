import { placedScience } from './science-placed.ts'
import { writtenScience } from './science-written.ts'

/** Questions of science of the types that are answered in several places, in a picture or at length. */
export const bagOfScience = [...writtenScience, ...placedScience]
