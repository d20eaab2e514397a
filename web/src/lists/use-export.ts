import { useState } from 'react'
import { useToast } from '#ui/toast.tsx'
import { csvOf } from './csv.ts'
import type { ListColumn } from './lists.columns.ts'

type ExportOptions<Row> = {
  /** The beginning of the file's name. */
  readonly name: string
  readonly columns: readonly ListColumn<Row>[]
}

/** Makes a file of rows and hands it to the browser; says so while it is made, and when it failed. */
export function useExport<Row>({ name, columns }: ExportOptions<Row>) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  async function save(fetchRows: () => Promise<readonly Row[]>) {
    setBusy(true)
    try {
      const rows = await fetchRows()
      download(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(columns, rows))
      toast.show({ title: `The file has ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}` })
    } catch {
      toast.show({
        kind: 'care',
        title: 'The file was not made',
        text: 'Nothing is lost. Try again in a moment.',
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
