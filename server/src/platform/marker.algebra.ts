import { ComputeEngine } from '@cortex-js/compute-engine'
import { algebraOf } from '@learngrove/maths/compute-engine'

/**
 * compute-engine, loaded with the worker: that takes longer than one judgement may, so that the
 * first to ask it would be given up.
 */
export const algebra = algebraOf(new ComputeEngine())
