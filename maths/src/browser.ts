/**
 * The door for a page: reads a line as the marker reads it, prints it and says it. It computes and
 * compares nothing, so that it stays small.
 */

export { type MathsReading, type ReadOptions, readMaths } from '#notation/read-maths.ts'
