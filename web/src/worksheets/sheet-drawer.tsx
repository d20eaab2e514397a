import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link as LinkIcon, PencilLine, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { SetWorkDialog } from '#assignments/assignments.set-work.tsx'
import { query } from '#platform/api.ts'
import { Loaded } from '#platform/loaded.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StudentView } from './student-view.tsx'
import { type CopyHow, useSheetDeeds } from './use-sheet-deeds.ts'
import type { ClassStock, LibraryRow } from './worksheets.data.ts'
import { countWords } from './worksheets.words.ts'

type SheetDrawerProps = {
  readonly sheet: LibraryRow
  readonly of: ClassStock['class']
  readonly onClose: () => void
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const percent = 100

const fromWords = ({ is_mine, author }: LibraryRow): string =>
  is_mine ? 'You' : (author ?? 'Ready-made')

function fitWords({ num_new, num_questions }: LibraryRow, name: string): string {
  if (num_new === num_questions) return `Nothing that ${name} has had`
  return `${name} has had ${num_questions - (num_new ?? 0)} of its ${num_questions} questions`
}

function lastWords({ last_set }: LibraryRow): string {
  if (!last_set) return 'Not used yet'
  const { class_name, date_assigned, share } = last_set
  const result = share === null ? '' : `, ${Math.round(share * percent)} % on average`
  return `${class_name}, ${day.format(new Date(date_assigned))}${result}`
}

/** Says of a worksheet whether it fits the class, and what can be done with it. */
export function SheetDrawer({ sheet, of, onClose }: SheetDrawerProps) {
  const { copyLink } = useSheetDeeds(of)
  const [isSetting, setSetting] = useState(false)
  const [isCopying, setCopying] = useState(false)
  const read = useQuery(query('GET /worksheets/{id}', { params: { id: sheet.id } }))
  const { id, title, num_questions, max_score, minutes } = sheet
  const facts = [
    [
      'Length',
      `${countWords(num_questions, 'question')}, ${countWords(max_score, 'mark')}, about ${minutes} minutes`,
    ],
    [`For ${of.name}`, fitWords(sheet, of.name)],
    ['Last used', lastWords(sheet)],
    ['By', fromWords(sheet)],
  ] as const
  return (
    <>
      <Drawer
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        actions={
          <>
            <Button icon={<Send {...ICON_SMALL} />} onClick={() => setSetting(true)}>
              Assign to {of.name}
            </Button>
            <Button kind="line" onClick={() => setCopying(true)}>
              Duplicate
            </Button>
            <Button kind="line" icon={<LinkIcon {...ICON_SMALL} />} onClick={() => copyLink(sheet)}>
              Copy the link
            </Button>
            {sheet.can_change && (
              <Button
                kind="line"
                icon={<PencilLine {...ICON_SMALL} />}
                render={<Link to={pages.creator({ classId: of.id, worksheet: id })} />}
              >
                Change
              </Button>
            )}
          </>
        }
      >
        <dl className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
          {facts.map(([term, fact]) => (
            <div key={term} className="contents">
              <dt className="text-quiet">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <Loaded query={read} what="The questions" skeleton={<Skeleton shape="block" />}>
          {({ questions }) => (
            <ol className="grid gap-6">
              {questions?.map(({ id: question_id, is_compulsory: _, ...shown }, at) => (
                <li key={question_id} className="flex gap-3">
                  <b className="tabular-nums">{at + 1}</b>
                  <div className="min-w-0 flex-1">
                    <StudentView question={{ question_id, shown }} />
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </Drawer>
      {isSetting && (
        <SetWorkDialog
          class_id={of.id}
          class_name={of.name}
          sheet={{ id, title }}
          onClose={() => setSetting(false)}
        />
      )}
      {isCopying && <CopyDialog id={id} of={of} onClose={() => setCopying(false)} />}
    </>
  )
}

const hows = [
  {
    value: 'fresh',
    label: 'Same skills, new numbers',
    detail: 'For a second try; keys are worked out again.',
  },
  { value: 'same', label: 'Word for word', detail: 'To change it by hand.' },
  {
    value: 'easier',
    label: 'One step easier',
    detail: 'Each question is swapped where the bank has an easier one.',
  },
] as const

type CopyDialogProps = Pick<SheetDrawerProps, 'of' | 'onClose'> & { readonly id: string }

function CopyDialog({ id, of, onClose }: CopyDialogProps) {
  const { duplicate } = useSheetDeeds(of)
  const [how, setHow] = useState<CopyHow>('fresh')
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Duplicate"
      actions={
        <>
          <Button
            busy={isBusy}
            onClick={async () => {
              setBusy(true)
              await duplicate(id, how)
              setBusy(false)
            }}
          >
            Duplicate
          </Button>
          <DialogClose>
            <Button kind="line">Cancel</Button>
          </DialogClose>
        </>
      }
    >
      <RadioGroup label="How" labelHidden choices={hows} value={how} onValueChange={setHow} />
    </Dialog>
  )
}
