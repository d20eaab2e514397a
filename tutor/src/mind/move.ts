/** In which manner the tutor works just now. */
export type Mode = 'explain' | 'practise' | 'assignment_locked'

/** Where something comes from that a move says. */
export type From = 'author_hint' | 'author_working' | 'algebra' | 'page'

/** One thing that is said, in the words of its source. Mathematics stands between `$` signs. */
export type Fact = { readonly text: string; readonly from: From }

/** `right`: it is the answer of a settled question; the others are of a line of working. */
export type CheckVerdict = 'right' | 'follows' | 'same' | 'not_yet' | 'unknown'

/** What the tutor does in one turn. Words are made of it, or a hosted model is told to do it. */
export type Move = {
  readonly mode: Mode
  readonly act: /** Opens a question, or brings it back to the question after something else was said. */
    | { readonly type: 'ask' }
    | { readonly type: 'hint'; readonly rung: number; readonly is_last: boolean }
    | { readonly type: 'check'; readonly verdict: CheckVerdict }
    /** An answer to what is open: neither confirmed nor denied, and put in on the page. */
    | { readonly type: 'withhold' }
    /** The whole working, or its next step. */
    | { readonly type: 'tell'; readonly is_whole: boolean; readonly is_last: boolean }
    | { readonly type: 'refuse'; readonly why: 'open' | 'rules' }
    | { readonly type: 'comfort' }
    | { readonly type: 'greet' | 'welcome' }
  /** Said before what the act says itself. */
  readonly lead?: 'refuse_open' | 'earn_it' | 'no_more' | 'told_all'
  readonly facts: readonly Fact[]
  /** The question that ends the turn; the words choose one where nothing is said. */
  readonly ask?: string
}
