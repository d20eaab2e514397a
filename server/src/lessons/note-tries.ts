import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { articlesFolder } from '@learngrove/content/folders'
import { triesIn, tryQuestion } from '@learngrove/content/tries'
import type { Question } from '@learngrove/marking/question'

const folder = join(articlesFolder, 'maths-notes')
/** Cache of the notes, which never change while the server runs. */
let notes: ReadonlyMap<string, readonly Question[]> | undefined

/**
 * Returns the questions that each note asks under "Try it", by the note's name. The key is the
 * answer that is printed there.
 */
export function noteTries(): ReadonlyMap<string, readonly Question[]> {
  notes ??= new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => [
        basename(file, '.md'),
        triesIn(readFileSync(join(folder, file), 'utf8')).map(tryQuestion),
      ]),
  )
  return notes
}
