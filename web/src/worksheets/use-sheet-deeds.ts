import { pages } from '@learngrove/contract/pages'
import { useNavigate } from 'react-router'
import { call } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { saveFile } from '#ui/save-file.ts'
import { useToast } from '#ui/toast.tsx'
import type { ClassStock, LibraryRow } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

export type CopyHow = 'same' | 'fresh' | 'easier'

const lists = () => invalidate('GET /worksheets/courses/{courseId}', 'GET /worksheets')

/** What is done to a worksheet of the library; each says how it went, and what is lost comes back in one press. */
export function useSheetDeeds({ id: class_id }: ClassStock['class']) {
  const toast = useToast()
  const navigate = useNavigate()
  const failed = (title: string) =>
    toast.show({ kind: 'care', title, text: 'Nothing is lost. Try again in a moment.' })
  const restore = async (id: string) => {
    try {
      await call('POST /worksheets/{id}/restore', { params: { id } })
      await lists()
    } catch {
      failed('It was not brought back')
    }
  }
  return {
    duplicate: async (id: string, how: CopyHow) => {
      try {
        const { worksheet_id, num_swapped } = await call('POST /worksheets/{id}/duplicate', {
          params: { id },
          query: { class_id, how },
        })
        void lists()
        toast.show({
          title: 'This is your copy',
          ...(how === 'easier' && {
            text: `${countWords(num_swapped, 'question was', 'questions were')} swapped for easier ones.`,
          }),
        })
        navigate(pages.creator({ classId: class_id, worksheet: worksheet_id }))
      } catch {
        failed('It was not copied')
      }
    },
    remove: async ({ id, title }: LibraryRow) => {
      try {
        await call('DELETE /worksheets/{id}', { params: { id } })
        await lists()
        toast.show({
          title: `“${title}” is deleted`,
          text: 'What was set of it stays as it is.',
          action: { label: 'Undo', onAct: () => void restore(id) },
        })
      } catch {
        failed('It was not deleted')
      }
    },
    saveWord: async ({ id, title }: Pick<LibraryRow, 'id' | 'title'>, version?: 'A' | 'B') => {
      try {
        const query = { worksheet_id: id, version }
        const file = await call('GET /worksheets/word-export', { query })
        saveFile(`${title}${version ? `, version ${version}` : ''}.docx`, await file.blob())
      } catch {
        failed('It was not saved')
      }
    },
    copyLink: async ({ id }: LibraryRow) => {
      const address = new URL(
        pages.worksheetLibrary({ classId: class_id, sheet: id }),
        window.location.origin,
      )
      try {
        await navigator.clipboard.writeText(address.href)
        toast.show({ title: 'The link is copied', text: 'It opens for the staff of your school.' })
      } catch {
        failed('The link was not copied')
      }
    },
  }
}
