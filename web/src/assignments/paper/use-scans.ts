import { useEffect, useRef, useState } from 'react'
import { call, stream } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { pageWords, refusalWords, unreadWords } from './scan-words.ts'

export type Scanned = { readonly key: string; readonly name: string; readonly says: string }

/** A PDF of which so many pages are read. */
export type Progress = { readonly name: string; readonly page: number; readonly num_pages: number }

export const isPdf = ({ name }: File): boolean => name.toLowerCase().endsWith('.pdf')

/** Sends photographs and PDFs of written pages, one after the other, and tells what was read of each page. */
export function useScans() {
  const [scanned, setScanned] = useState<readonly Scanned[]>([])
  const [left, setLeft] = useState(0)
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const tell = (name: string, says: string) =>
    setScanned((before) => [{ key: crypto.randomUUID(), name, says }, ...before])

  async function sendPdf(file: File, signal: AbortSignal) {
    const sent = { body: {}, files: { file: [file] } }
    let num_pages = 0
    let page = 0
    for await (const each of stream('POST /assignments/paper/scans/pdf', sent, signal)) {
      if (each.event === 'begun') num_pages = each.data.num_pages
      else {
        page = each.data.pdf_page
        const name = `${file.name}, page ${page}`
        if (each.event === 'page') tell(name, pageWords(each.data))
        else tell(name, `Page ${page} was not read: ${unreadWords[each.data.why]}`)
      }
      setProgress({ name: file.name, page, num_pages })
    }
    if (page < num_pages) throw new Error('The pages ended early')
  }

  const sendPhotograph = async (file: File, signal: AbortSignal) =>
    tell(
      file.name,
      pageWords(
        await call('POST /assignments/paper/scans', { body: {}, files: { file: [file] } }, signal),
      ),
    )

  async function send(files: readonly File[]) {
    const { signal } = stop.current
    setLeft((before) => before + files.length)
    // One after the other: a page takes the server about a second.
    for (const file of files) {
      const sending = isPdf(file) ? sendPdf : sendPhotograph
      if (!signal.aborted)
        await sending(file, signal).catch((error) =>
          tell(file.name, signal.aborted ? stoppedWords : refusalWords(error)),
        )
      setProgress(undefined)
      setLeft((before) => before - 1)
    }
    await invalidate('GET /quiz/marking', 'GET /quiz/marking/count')
  }

  function cancel() {
    stop.current.abort()
    stop.current = new AbortController()
  }
  return { scanned, left, progress, send, cancel }
}

const stoppedWords = 'Stopped. What was read before is kept; sent again, no page counts twice.'
