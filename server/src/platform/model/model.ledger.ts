/** How a call of a hosted model ended; all but the first two are also what a reader can see. */
export const callOutcomes = [
  'completed',
  'failed_over',
  'refused',
  'withheld',
  'telling',
  'cut',
  'stopped',
  'lost',
] as const

export type CallOutcome = (typeof callOutcomes)[number]

/** A call that is about to be made. */
export type Call = {
  readonly provider: string
  readonly model: string
  /** What is sent, as it is estimated, and at most comes back. */
  readonly input_tokens: number
  readonly most_output_tokens: number
}

export type Entry = {
  /** Notes that the first word came. */
  readonly begin: () => void
  /** Closes the entry of a call that another one follows. */
  readonly close: (outcome: CallOutcome) => Promise<void>
}

/** Where calls of hosted models are written down before they are made. */
export type Ledger = {
  /** Sets the tokens of a call aside; undefined where no budget is left for it, and it must not be made. */
  readonly open: (call: Call) => Promise<Entry | undefined>
}

/** Writes nothing down, and has a budget for everything. */
export const noLedger: Ledger = {
  open: async () => ({ begin: () => {}, close: async () => {} }),
}
