import type { Verdict } from '#english/english.ts'
import type { Card } from '#mind/event.ts'
import type { Cited } from '#retrieval/retrieval.ts'
import type { Kind } from '#understanding/understanding.ts'

/** In which manner the tutor works just now. */
export type Mode = 'explain' | 'practise' | 'check_working' | 'assignment_locked' | 'small_talk'

/** Where something comes from that a move says. */
export type From =
  | 'author_hint'
  | 'author_working'
  | 'algebra'
  | 'family'
  | 'page'
  | 'course'
  | 'evidence'
  | 'grammar'
  | 'app'

/** One thing that is said, in the words of its source. Mathematics stands between `$` signs. */
export type Fact = { readonly text: string; readonly from: From }

/**
 * `right`: it is the answer of what is settled or was typed in; `solved`: with it all answers are found;
 * `one_of`: there are more; the others are of a line of working.
 */
export type CheckVerdict =
  | 'right'
  | 'solved'
  /** The answer once more in other writing, after it was found. */
  | 'same_value'
  /** What somebody means to do, in words: it is the next step, or it is another. */
  | 'good_plan'
  | 'other_plan'
  | 'one_of'
  | 'follows'
  | 'same'
  | 'not_yet'
  | 'not_the_answer'
  /** The two sides of a sum do not come to the same. */
  | 'unequal'
  | 'unknown'

/** What somebody feels or chats about, as far as words tell. */
export type Mood =
  | 'cannot'
  | 'hard'
  | 'tired'
  | 'bored'
  | 'worried'
  | 'cross'
  | 'sad'
  | 'proud'
  | 'people'
  | 'other'

export type Chat =
  | 'greet'
  | 'welcome'
  | 'praise'
  | 'who'
  | 'can'
  | 'memory'
  | 'secret'
  | 'bye'
  | 'joke'
  | 'rude'
  | 'aside'
  /** A question about the world that no course answers. */
  | 'outside'
  | 'seen'
  | 'pause'
  | 'yes'
  | 'no'

export type Act =
  /** Opens a question, or brings it back to the question after something else was said. */
  | { readonly type: 'ask' }
  /** Begins a problem that was typed in. */
  | { readonly type: 'open'; readonly title: string }
  | { readonly type: 'hint'; readonly rung: number; readonly is_last: boolean }
  | { readonly type: 'check'; readonly verdict: CheckVerdict }
  /** An answer to what is open: neither confirmed nor denied, and put in on the page. */
  | { readonly type: 'withhold' }
  /** The whole working, or its next step. */
  | { readonly type: 'tell'; readonly is_whole: boolean; readonly is_last: boolean }
  /** What the course says, by its pages; what is so in a science, with whether what was said of it is. */
  | { readonly type: 'cite'; readonly verdict?: 'so' | 'not_so' | 'told' }
  /** What a family of English says of a sentence, a word or a phrase of the student's own. */
  | { readonly type: 'language'; readonly verdict: Verdict }
  /** A question of the bank to practise with. */
  | { readonly type: 'offer_practice'; readonly title: string }
  /** What a tool shows: progress, a plan, a graph, help with the app. */
  | { readonly type: 'show'; readonly what: 'progress' | 'plan' | 'plot' | 'app' }
  | { readonly type: 'refuse'; readonly why: 'open' | 'rules' | 'private' | 'own_work' }
  | { readonly type: 'comfort'; readonly mood: Mood }
  | { readonly type: 'chat'; readonly about: Chat }
  /** It is beyond the tutor: said once and briefly, with the topics that come nearest. */
  | {
      readonly type: 'not_mine'
      readonly why:
        | 'nothing_found'
        | 'beyond'
        | 'no_question'
        | 'no_topic'
        | 'no_tool'
        | 'sentences'
      readonly nearest: readonly string[]
    }
  /** Asks which of two things a message is. */
  | { readonly type: 'ask_back'; readonly kinds: readonly [Kind, Kind] }

/** What the tutor does in one turn. Words are made of it, or a hosted model is told to do it. */
export type Move = {
  readonly mode: Mode
  readonly act: Act
  /** Said before what the act says itself. */
  readonly lead?:
    | 'refuse_open'
    | 'earn_it'
    | 'no_more'
    | 'told_all'
    | 'language'
    | 'known_question'
    | 'stuck'
    | 'leave_it'
  readonly facts: readonly Fact[]
  /** Where the material stands that is cited. */
  readonly sources?: readonly Cited[]
  readonly card?: Card
  /** The question that ends the turn; the words choose one where nothing is said. */
  readonly ask?: string
}
