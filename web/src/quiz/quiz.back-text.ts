import type { Back } from './quiz.back.ts'

/** Writes the way back into the address of where one goes. */
export const backText = ({ quiz_id, number }: Back): string => `${quiz_id}.${number}`
