import { useState } from 'react'
import {
  type Attached,
  areReady,
  attachedAgain,
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
    /** Takes in those of a message that did not go. */
    takeBack: (sent: readonly MessageFile[] | undefined) => change(attachedAgain(sent)),
  }
}
