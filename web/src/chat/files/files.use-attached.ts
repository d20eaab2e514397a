import { useState } from 'react'
import {
  type Attached,
  areReady,
  attachedAgain,
  copiesOf,
  filesToSend,
  type MessageFile,
} from './files.attached.ts'

/** The files of the message that is being written. */
export function useAttached() {
  const [files, change] = useState<readonly Attached[]>([])
  const sendable = filesToSend(files)
  return {
    files,
    change,
    /** Whether a message can go with them, perhaps without words; undefined where there are none. */
    canSend: (draft: string): boolean | undefined => {
      if (files.length === 0) return undefined
      return areReady(files) && (sendable.length > 0 || draft.trim() !== '')
    },
    sendable,
    /** Takes in copies of those of a message that another is written in the place of. */
    copy: async (sent: readonly MessageFile[] | undefined) => {
      const copies = copiesOf(sent)
      change(() => copies)
      if (copies.length === 0) return
      const { send } = await import('./attach-files.ts')
      for (const copy of copies) void send(copy, change)
    },
    /** Takes in those of a message that did not go. */
    takeBack: (sent: readonly MessageFile[] | undefined) => change(attachedAgain(sent)),
  }
}
