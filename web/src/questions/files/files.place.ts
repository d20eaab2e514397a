import { createContext } from 'react'

/** Where the files of an answer belong. */
export type FilesPlace = {
  readonly quiz_id: string
  readonly evaluation_question_id: string
  /** All that the answer names, with what its parts name. */
  readonly named: readonly string[]
  readonly isOffline: boolean
}

/** Nothing where an answer takes no files, as in a note. */
export const FilesPlaceContext = createContext<FilesPlace | undefined>(undefined)
