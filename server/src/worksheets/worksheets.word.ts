import { type Copies, writeCopies } from './paper/paper.ts'

/** Writes work that is set as a Word document: a copy for each student, and a mark scheme. */
export const writeWordCopies = (copies: Copies): Promise<Buffer> => writeCopies(copies)
