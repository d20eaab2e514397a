import type { Area, Route } from '@learngrove/contract/route'
import type { z } from 'zod'

/** The things of one person that requests name by their ids. */
export type Things = Readonly<
  Record<
    | 'user_id'
    | 'session_id'
    | 'guardian_id'
    | 'thread_id'
    | 'message_id'
    | 'generation_id'
    | 'case_id'
    | 'copy_id'
    | 'erasure_id'
    | 'quiz_id'
    | 'evaluation_question_id'
    | 'answer_file_id'
    | 'assignment_id'
    | 'notice_id'
    | 'chat_file_id'
    | 'class_id'
    | 'course_id'
    | 'document_id'
    | 'passage_id'
    | 'worksheet_id',
    string
  >
>

type Part = 'params' | 'query' | 'body'

/** What a request of a route consists of, as it goes over the wire. */
export type SampleOf<R extends Route> = {
  readonly [P in Part as R[P] extends z.ZodType ? P : never]: z.input<NonNullable<R[P]>>
}

/**
 * A sound request for each route of an area, about the things that it is given. It names every id
 * that the route takes, the optional ones too. All walks over the routes are made from it.
 */
export type Samples<A extends Area> = {
  readonly [Operation in keyof A]: (of: Things) => SampleOf<A[Operation]>
}

/** A level that every database has. */
export const someLevel = '01a1f000-0000-7000-8000-000000000105'
