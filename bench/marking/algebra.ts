import { ComputeEngine } from '@cortex-js/compute-engine'
import { algebraOf } from '@learngrove/maths/compute-engine'

/** The algebra system that the server gives to its marker, loaded ahead so that no judgement waits for it. */
export const algebra = algebraOf(new ComputeEngine())
