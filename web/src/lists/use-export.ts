import { useState } from 'react'
import { csvFile, saveFile } from '#ui/save-file.ts'
import { useToast } from '#ui/toast.tsx'
import type { Collected } from './collect-pages.ts'
import { csvOf } from './csv.ts'
import type { ListColumn } from './lists.columns.ts'

type ExportOptions<Row> = {
  /** The beginning of the file's name. */
  readonly name: string
  readonly columns: readonly ListColumn<Row>[]
}

type FetchRows<Row> = (onPart: (come: number, total: number) => void) => Promise<Collected<Row>>

/** Makes a file of rows and hands it to the browser; says so while it is made, and when it failed or lacks rows. */
export function useExport<Row>({ name, columns }: ExportOptions<Row>) {
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState('')
  async function save(fetchRows: FetchRows<Row>) {
    setBusy(true)
    try {
      const { rows, total } = await fetchRows((come, all) =>
        setProgress(`${come} of ${rowsWords(all)} for the file`),
      )
      const lacking = rows.length < total ? lackingWords(rows.length, total) : undefined
      saveFile(
        `${name}-${new Date().toISOString().slice(0, 10)}.csv`,
        csvFile(csvOf(columns, rows, lacking)),
      )
      toast.show(
        lacking === undefined
          ? { title: `The file has ${rowsWords(rows.length)}` }
          : { kind: 'care', title: 'Some rows are not in the file', text: lacking },
      )
    } catch {
      toast.show({
        kind: 'care',
        title: 'The file was not made',
        text: 'Nothing is lost. Try again in a moment.',
      })
    } finally {
      setBusy(false)
      setProgress('')
    }
  }
  return { isBusy, progress, save }
}

const rowsWords = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`

const lackingWords = (count: number, total: number) =>
  `The file has ${count} of ${rowsWords(total)}, since the list changed while it was made. Export it again.`
