export { writeWord as writePaper } from './word/word.ts'
