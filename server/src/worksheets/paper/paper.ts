export { type Copies, writeCopies } from './word/copies.ts'
export { writeWord as writePaper } from './word/word.ts'
