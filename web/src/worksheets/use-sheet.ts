import { ApiError } from '@learngrove/contract/call'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#platform/api.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { createSheetStore, type Draft, type Sent } from './sheet-store.ts'
import { type MadeSheet, madeSheet } from './worksheets.data.ts'

async function send(id: string, { questions, ...draft }: Draft, revision: number): Promise<Sent> {
  const places = questions.map(({ question_id, seed, is_compulsory, is_locked, marks }) => ({
    ...{ question_id, seed, is_compulsory, is_locked, marks },
  }))
  try {
    const { worksheet } = await call('PATCH /worksheets/{id}', {
      params: { id },
      body: { ...draft, title: draft.title.trim() || 'Untitled', questions: places, revision },
    })
    void invalidate('GET /worksheets/courses/{courseId}', 'GET /worksheets')
    return { revision: worksheet.revision }
  } catch (error) {
    if (!(error instanceof ApiError)) return { problem: 'offline' }
    if (error.code === 'CHANGED_ELSEWHERE') return { problem: 'elsewhere' }
    return { problem: error.status >= 500 ? 'offline' : 'refused' }
  }
}

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** Keeps a worksheet while it is made, and sends what is not there yet when the page is left. */
export function useSheet(sheet: MadeSheet) {
  const [store] = useState(() =>
    createSheetStore({ sheet, later, send: (draft, revision) => send(sheet.id, draft, revision) }),
  )
  const state = useSyncExternalStore(store.subscribe, store.get)
  useEffect(() => {
    const flush = () => void store.save()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
      flush()
      // What was read when it was opened is old now.
      queryClient.removeQueries({ queryKey: madeSheet(sheet.id).queryKey })
    }
  }, [store, sheet.id])
  return { store, state }
}
