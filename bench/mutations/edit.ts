export type Kind = 'where' | 'bound' | 'condition' | 'logic' | 'constant' | 'call'

/** Says that the text between two offsets becomes another. */
export interface Edit {
  readonly kind: Kind
  readonly start: number
  readonly end: number
  readonly text: string
}
