import type { InHand } from '#bank/bank.ts'
import type { Found } from '#retrieval/retrieval.ts'
import type { Understood } from '#understanding/understanding.ts'

/** A message of a student as the mind hears it. */
export type Event = {
  readonly text: string
  readonly understood: Understood
  /** The question of the bank that it is about. */
  readonly in_hand?: InHand | undefined
  /** It typed in a question that is open elsewhere, and was known by its words. */
  readonly is_known?: boolean | undefined
  /** The student is at primary school, so that answers are kept short. */
  readonly is_young?: boolean | undefined
}

/** What has to be found out before the mind can decide; the server asks its tools. */
export type Need =
  | {
      readonly tool: 'look_up'
      readonly text: string
      /** What was looked up before, and whether the text points back to it. */
      readonly topic?: string
      readonly is_pointing?: boolean
      /** The same with what was asked before, for where its own words find nothing. */
      readonly behind?: string
      /** The topic of the question in hand. */
      readonly within?: string
      /** Nothing else is asked about. */
      readonly is_only_within?: boolean
    }
  | {
      readonly tool: 'draw_question'
      readonly about?: string
      /** A question of the bank that the new one is to be like. */
      readonly like?: string
      readonly level?: 'same' | 'harder' | 'easier'
    }
  | { readonly tool: 'progress' }
  | { readonly tool: 'plan'; readonly about?: string }
  | { readonly tool: 'plot'; readonly text: string }
  | { readonly tool: 'app_help'; readonly text: string }

/** What is shown below an answer; the contract's card, whose content the mind only passes on. */
export type Card = { readonly type: string; readonly [field: string]: unknown }

/** A question that was drawn, or the topics that come nearest to what was asked for. */
export type Drawn =
  | { readonly card: Card; readonly evaluation_question_id: string; readonly title: string }
  | { readonly nothing: true; readonly nearest: readonly string[] }

/** What the tools found; a tool that was not asked, or failed, leaves its field out. */
export type Facts = {
  readonly look_up?: Found | undefined
  readonly draw_question?: Drawn | undefined
  readonly progress?: { readonly lines: readonly string[] } | undefined
  readonly plan?: { readonly lines: readonly string[]; readonly card?: Card } | undefined
  readonly plot?: { readonly card: Card } | undefined
  readonly app_help?: { readonly text: string } | undefined
}
