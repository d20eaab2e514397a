/** A place of a sentence that is not yet as Standard English has it. */
export type Slip = {
  /** The kind in a child's words: "a capital letter". */
  readonly kind: string
  /** The words where it is, as they were written. */
  readonly place: string
  readonly why: string
  /** What leads to mending it, without doing it. */
  readonly ask: string
}

/** Finds a slip wherever its pattern fits; `place` is the group of that name, else the whole. */
export type Rule = {
  readonly kind: string
  readonly find: RegExp
  readonly why: string
  readonly ask: string
}

export function slipsBy(rules: readonly Rule[], text: string): Slip[] {
  return rules.flatMap(({ find, ...said }) => {
    const found = find.exec(text)
    return found ? [{ ...said, place: (found.groups?.['place'] ?? found[0]).trim() }] : []
  })
}

/** Where a clause begins; "and" is left out, as it may join two subjects. */
export const CLAUSE = String.raw`(?:^|(?<=[.!?;,"]\s*"?)|(?<=\b(?:but|because|so|then|although|while|since|today|yesterday|now)\s))`
/** Where a clause ends. */
export const END = String.raw`(?=\s*(?:[.,!?;:"]|$))`
