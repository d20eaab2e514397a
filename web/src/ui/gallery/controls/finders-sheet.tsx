import { useState } from 'react'
import { Combobox } from '#ui/combobox.tsx'
import { ComboboxMany } from '#ui/combobox-many.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { FileDrop } from '#ui/file-drop.tsx'
import { FileList, type ListedFile } from '#ui/file-list.tsx'
import type { ComboboxChoice } from '#ui/form/combobox-popup.tsx'
import { Plate, Plates, Sheet } from './sheet.tsx'

const TOPICS: readonly ComboboxChoice[] = [
  { value: 'ratio', label: 'Sharing in a ratio', detail: '14 questions' },
  { value: 'scale', label: 'Scale and maps', detail: '9 questions' },
  { value: 'equivalent', label: 'Equivalent ratios' },
  { value: 'percent', label: 'Percentages of an amount' },
  { value: 'angles', label: 'Angles on a line' },
]

const NOTES = {
  kinds: [
    { label: 'PDF', endings: ['.pdf'] },
    { label: 'Word', endings: ['.docx', '.doc'] },
    { label: 'pictures', endings: ['.png', '.jpg', '.jpeg'] },
  ],
  maxBytes: 20_000_000,
  maxFiles: 5,
}

const FILES: readonly ListedFile[] = [
  {
    id: 'a',
    name: 'Ratio, unit 5.pdf',
    state: { kind: 'sending', part: 0.62, words: '5.1 of 8.2 MB, 12 seconds left' },
  },
  { id: 'b', name: 'Percentages, unit 4.docx', state: { kind: 'ready', words: 'Read, 34 pages' } },
  {
    id: 'c',
    name: 'Whiteboard.png',
    picture: true,
    state: { kind: 'problem', words: '28 MB, the limit is 20 MB. A smaller copy works.' },
  },
]

/** Comboboxes, the date picker and the place for files. */
export function FindersSheet() {
  const [topic, setTopic] = useState<ComboboxChoice | null>(null)
  const [topics, setTopics] = useState<readonly ComboboxChoice[]>(TOPICS.slice(0, 2))
  const [found, setFound] = useState<readonly ComboboxChoice[]>([])
  const [due, setDue] = useState<string | null>('2026-11-27')
  const [files, setFiles] = useState(FILES)
  const search = (text: string) => setFound(text.length > 1 ? TOPICS : [])
  const add = (added: readonly File[]) =>
    setFiles([
      ...files,
      ...added.map(({ name }) => ({
        id: name,
        name,
        state: { kind: 'ready', words: 'Here' } as const,
      })),
    ])
  return (
    <Sheet title="Finding, dates and files">
      <Plates>
        <Plate title="Combobox">
          <Combobox label="Topic" choices={TOPICS} value={topic} onValueChange={setTopic} />
          <ComboboxMany
            label="Topics of the quiz"
            choices={TOPICS}
            value={topics}
            onValueChange={setTopics}
            hint="The easier half comes first."
          />
          <Combobox
            label="From the server"
            choices={found}
            onSearch={search}
            loading={found.length === 0}
            value={null}
            onValueChange={setTopic}
          />
          <Combobox
            label="Needed"
            choices={TOPICS}
            value={null}
            onValueChange={setTopic}
            problem="Choose a topic."
          />
        </Plate>
        <Plate title="Date picker">
          <DatePicker
            label="Due"
            value={due}
            onValueChange={setDue}
            today="2026-11-21"
            min="2026-11-21"
            max="2027-07-23"
            hint="A school day of this year."
          />
          <p className="m-0 text-sm text-quiet">Kept as: {due ?? 'no day'}</p>
          <DatePicker
            label="Opens"
            optional
            value={null}
            onValueChange={setDue}
            problem="Choose a day before it is due."
          />
          <DatePicker label="Term begins" value="2026-09-01" onValueChange={setDue} disabled />
        </Plate>
        <Plate title="Files">
          <FileDrop label="Your notes" rules={NOTES} held={files.length} onFiles={add} />
          <FileList
            label="Your notes"
            files={files}
            onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          />
        </Plate>
      </Plates>
    </Sheet>
  )
}
