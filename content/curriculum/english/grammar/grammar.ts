import type { Strand } from '#curriculum/shapes.ts'
import { activeAndPassive } from './active-and-passive.ts'
import { conjunctionsAndAdverbials } from './conjunctions-and-adverbials.ts'
import { formalAndInformal } from './formal-and-informal.ts'
import { grammarTopics } from './grammar.topics.ts'
import { grammarWorksheets } from './grammar.worksheets.ts'
import { grammarForEffect } from './grammar-for-effect.ts'
import { linkingIdeas } from './linking-ideas.ts'
import { modalVerbs } from './modal-verbs.ts'
import { nounsAndNounPhrases } from './nouns-and-noun-phrases.ts'
import { relativeClauses } from './relative-clauses.ts'
import { verbsAndTenses } from './verbs-and-tenses.ts'

export const grammar: Strand = {
  key: 'grammar',
  title: 'Grammar',
  description: 'How words make sentences.',
  topics: grammarTopics,
  questions: [
    ...nounsAndNounPhrases,
    ...verbsAndTenses,
    ...conjunctionsAndAdverbials,
    ...relativeClauses,
    ...modalVerbs,
    ...linkingIdeas,
    ...activeAndPassive,
    ...formalAndInformal,
    ...grammarForEffect,
  ],
  worksheets: grammarWorksheets,
}
