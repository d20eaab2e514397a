import type { Received, Sent } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { call, query } from '#platform/api.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'

/** While it is in sight, what is open is asked for this often. */
const pollMs = 30_000

export const myStanding = queryOptions({
  ...query('GET /safeguarding/standing', {}),
  refetchInterval: pollMs,
})
export const openCases = queryOptions({
  ...query('GET /safeguarding/cases', { query: {} }),
  refetchInterval: pollMs,
})
export const contactList = query('GET /safeguarding/contacts', {})

/**
 * The lines of a case. Each time they are asked for is a reading that is written down, so nothing
 * asks for them but the reader: neither a focus nor a timer does, and what was left is forgotten.
 */
export const oneCase = (id: string) =>
  queryOptions({
    ...query('GET /safeguarding/cases/{id}', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export type CaseList = Received<'GET /safeguarding/cases'>
export type CaseSummary = CaseList['cases'][number]
export type OpenedCase = Received<'GET /safeguarding/cases/{id}'>
export type CaseLog = OpenedCase['log']
export type CaseEntry = CaseLog[number]
export type Passage = OpenedCase['passages'][number]
export type Line = Passage['lines'][number]
export type ContactList = Received<'GET /safeguarding/contacts'>
export type StaffMember = ContactList['staff'][number]
export type Reading = Received<'GET /safeguarding/readings'>['readings'][number]
export type Kind = CaseSummary['kind']
export type Response = CaseSummary['response']
export type Outcome = NonNullable<CaseSummary['outcome']>

/** Keeps what an answer says of a case, without reading its lines anew. */
export function keepCase(changed: Received<'POST /safeguarding/cases/{id}/notes'>): void {
  const { queryKey } = oneCase(changed.id)
  queryClient.setQueryData(queryKey, (known) => known && { ...known, ...changed })
  void invalidate('GET /safeguarding/cases', 'GET /safeguarding/standing')
}

/** Has a file written down before it is made. A file that nobody knows of is not made. */
export async function recordFile(file: Sent<'POST /safeguarding/exports'>['body']): Promise<void> {
  await call('POST /safeguarding/exports', { body: file })
  void invalidate('GET /safeguarding/readings')
}
