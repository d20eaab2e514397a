/** What was said aloud, in a container that every browser plays. */
export type Sound = { readonly bytes: Uint8Array; readonly type: string }

export type Voice = {
  readonly provider: string
  readonly model: string
  /** Tells two sounds of one text apart: changes with whatever makes it sound otherwise. */
  readonly version: string
  /** Says a text in words; undefined if the voice fails, is too slow, or answers with what is no sound. */
  readonly speak: (text: string) => Promise<Sound | undefined>
}

export type Ear = {
  readonly provider: string
  readonly model: string
  /** What a recording says, empty where nobody speaks in it; undefined if it fails or is too slow. */
  readonly hear: (recording: Sound) => Promise<string | undefined>
}
