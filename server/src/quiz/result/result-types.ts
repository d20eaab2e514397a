import type { quizResult } from '@learngrove/contract/quiz.result'
import type { Output } from '@learngrove/contract/route'

export type Result = Output<typeof quizResult.result>
export type ResultTopic = Result['topics'][number]
export type Improvement = Result['improved'][number]
export type ToDo = Result['next'][number]
