import type { Received } from '@learngrove/contract/call'

export type Question = Received<'GET /quiz/{id}'>['questions'][number]
export type Evaluation = Received<'GET /quiz/{id}/evaluations'>['evaluations'][number]
