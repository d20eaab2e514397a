/** The door of the steps: what went wrong in a step of working, and what did not help. */

export { type Advice, adviseStep } from '#steps/advice.ts'
export { type Diagnosis, diagnoseStep, MISTAKES, traceLine } from '#steps/diagnose.ts'
export { own } from '#steps/own-terms.ts'
