import { FileText } from 'lucide-react'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { saveFile } from '#ui/save-file.ts'
import { useToast } from '#ui/toast.tsx'

type WordButtonProps = {
  readonly assignment_id: string
  readonly title: string
  /** A student of whom alone a copy is made; empty for everybody. */
  readonly student_id: string
}

/** Saves the copies as a Word document, to be changed before they are printed. */
export function WordButton({ assignment_id: id, title, student_id }: WordButtonProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    const query = student_id === '' ? {} : { student_id }
    try {
      const file = await call('GET /assignments/{id}/paper/word', { params: { id }, query })
      saveFile(`${title}.docx`, await file.blob())
    } catch {
      toast.show({ kind: 'care', title: 'It was not saved', text: 'Nothing is lost. Try again.' })
    }
    setIsBusy(false)
  }
  return (
    <Button kind="line" icon={<FileText {...ICON} />} busy={isBusy} onClick={() => void save()}>
      Save for Word
    </Button>
  )
}
