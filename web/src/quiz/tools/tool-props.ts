import type { Item } from '#quiz/session/session.progress.ts'

/** What a tool may know of where it stands. */
export type ToolProps = {
  readonly user_id: string
  readonly quiz_id: string
  readonly attempt_id: string
  readonly item: Item
}
