import type { Received } from '@learngrove/contract/call'
import { newUuid } from '#platform/uuid.ts'

/** A file of a message that is sent. */
export type MessageFile = Received<'GET /chat'>['messages'][number]['files'][number]

export type KeptFile = Received<'POST /chat/files'>

/** A file that goes with the next message, under the id that it was given here. */
export type Attached = {
  readonly id: string
  readonly name: string
  readonly blob: Blob
  /** Shows a picture, while it is not sent. */
  readonly preview?: string
  /** The file of an earlier message that it is a copy of: its bytes are fetched first. */
  readonly copy_of?: MessageFile
  readonly state: AttachedState
}

export type AttachedState =
  /** On its way, by so much of it. */
  | { readonly kind: 'sending'; readonly part: number }
  /** There is no network: it goes on by itself once there is. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'kept'; readonly file: KeptFile; readonly is_saving?: boolean }
  | { readonly kind: 'problem'; readonly code: string }

export type ChangeFiles = (by: (files: readonly Attached[]) => readonly Attached[]) => void

/** Whether a message with these files can go: none of them is on its way. */
export const areReady = (files: readonly Attached[]): boolean =>
  files.every(
    ({ state }) => state.kind === 'problem' || (state.kind === 'kept' && !state.is_saving),
  )

/** The files that go with the message; what did not come through is left out. */
export const filesToSend = (files: readonly Attached[]): MessageFile[] =>
  files.flatMap(({ state }) => (state.kind === 'kept' ? [state.file] : []))

/** The files of a message that did not go, as the next one has them: the server keeps them already. */
export const attachedAgain = (files: readonly MessageFile[] = []): Attached[] =>
  files.map((file) => ({
    ...{ id: file.id, name: file.name, blob: new Blob() },
    state: { kind: 'kept', file: { ...file, equations: 0, is_truncated: false } },
  }))

/** Copies of the files of a message, for the one that is written in its place: each message has its own. */
export const copiesOf = (files: readonly MessageFile[] = []): Attached[] =>
  files.map((file) => ({
    ...{ id: newUuid(), name: file.name, blob: new Blob(), copy_of: file },
    state: { kind: 'sending', part: 0 },
  }))
