import { paperLimits } from '@learngrove/contract/assignments.paper.limits'
import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { type Progress, useScans } from './use-scans.ts'

/** Photographs and scans of pages that pupils have written on, and what was read of each. */
export function ScanPanel({ class_id }: { readonly class_id: string }) {
  const { scanned, left, progress, send, cancel } = useScans()
  return (
    <section aria-labelledby="pages-back" className="grid gap-3 border-line border-t pt-4">
      <h2 id="pages-back" className="text-lg">
        Pages that come back
      </h2>
      <FileDrop
        label="Photographs or scans of written pages"
        rules={{
          kinds: [
            { label: 'JPEG', endings: ['.jpg', '.jpeg'] },
            { label: 'PNG', endings: ['.png'] },
            { label: 'PDF', endings: ['.pdf'] },
          ],
          maxBytes: paperLimits.pdf_bytes,
          maxFiles: paperLimits.copies,
        }}
        onFiles={(files) => void send(files)}
      />
      <p className="text-quiet text-sm">
        One page a photograph, or all pages of a scanner in one PDF, in grey or colours. Clear
        bubbles are marked; the rest waits in{' '}
        <Link to={pages.teacherAssignments({ class: class_id, view: 'marking' })}>Marking</Link>.
        The pictures of whole pages are not kept. A page from Word says whose it is, and is marked
        by hand: nobody knows what was moved on it.
      </p>
      <p role="status" className="text-sm empty:hidden">
        {left > 0 && `${progress ? `${progressWords(progress)} ` : ''}${leftWords(left)}`}
      </p>
      {left > 0 && (
        <Button kind="line" size="small" className="justify-self-start" onClick={cancel}>
          Stop reading
        </Button>
      )}
      <ul className="grid max-h-96 gap-2 overflow-y-auto text-sm empty:hidden">
        {scanned.map(({ key, name, says }) => (
          <li key={key} className="wrap-anywhere">
            <span className="text-quiet">{name}</span>
            <br />
            {says}
          </li>
        ))}
      </ul>
    </section>
  )
}

const progressWords = ({ page, num_pages }: Progress) => `${page} of ${num_pages} pages are read.`

const leftWords = (left: number) =>
  left === 1 ? 'Leave this page open until it is done.' : `${left} files are still to read.`
