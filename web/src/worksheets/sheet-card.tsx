import { pages } from '@learngrove/contract/pages'
import { Copy, Ellipsis, FileText, PencilLine, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Menu } from '#ui/menu.tsx'
import { useSheetDeeds } from './use-sheet-deeds.ts'
import type { ClassStock, LibraryRow } from './worksheets.data.ts'
import { countWords, withoutGaps } from './worksheets.words.ts'

type SheetCardProps = {
  readonly sheet: LibraryRow
  readonly of: ClassStock['class']
  readonly onOpen: () => void
}

const grounds = ['bg-pastel-sky', 'bg-peach', 'bg-butter', 'bg-lilac', 'bg-mint'] as const
const shownTags = 2

/** A sheet keeps its colour, by the end of its id, which is random. */
const groundOf = (id: string): string =>
  grounds[Number.parseInt(id.slice(-6), 16) % grounds.length] ?? grounds[0]

const percent = 100

function usedWords({ last_set }: LibraryRow): string {
  if (!last_set) return 'Not used yet'
  const { class_name, share } = last_set
  return share === null
    ? `Set for ${class_name}`
    : `${class_name}: ${Math.round(share * percent)} %`
}

/** A worksheet as it is known by sight: its first questions, and what it comes to. */
export function SheetCard({ sheet, of, onOpen }: SheetCardProps) {
  const { id, title, preview, num_questions, max_score, tags } = sheet
  return (
    <li className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-1 hover:shadow-2 has-[[data-open]:focus-visible]:outline-3 has-[[data-open]:focus-visible]:outline-focus">
      <div aria-hidden className={classes('h-36 overflow-hidden px-5 pt-5', groundOf(id))}>
        <div className="h-full rounded-t-control bg-surface px-3 pt-3 text-sm">
          <p className="line-clamp-1 border-line border-b pb-1 font-semibold">{title}</p>
          <ol className="mt-1.5 grid gap-1.5">
            {preview.map(({ text }, at) => (
              <li key={text} className="flex gap-2">
                <b>{at + 1}</b>
                <MathsText inline className="line-clamp-2 min-w-0">
                  {withoutGaps(text)}
                </MathsText>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="grid content-start gap-2 p-4">
        <h2 className="text-lg">
          <button
            type="button"
            data-open
            onClick={onOpen}
            className="text-left outline-none before:absolute before:inset-0 before:content-['']"
          >
            {title}
          </button>
        </h2>
        <p className="text-quiet text-sm">
          {countWords(num_questions, 'question')}, {countWords(max_score, 'mark')}
        </p>
        <p className="flex min-w-0 flex-wrap gap-1.5">
          {tags.slice(0, shownTags).map((tag) => (
            <Badge key={tag}>
              <span className="truncate">{tag}</span>
            </Badge>
          ))}
        </p>
      </div>
      <div className="mt-auto flex items-center justify-between gap-2 border-line border-t py-1 pr-2 pl-4 text-quiet text-sm">
        {usedWords(sheet)}
        <div className="relative z-10">
          <CardMenu sheet={sheet} of={of} />
        </div>
      </div>
    </li>
  )
}

function CardMenu({ sheet, of }: Omit<SheetCardProps, 'onOpen'>) {
  const navigate = useNavigate()
  const { duplicate, remove, saveWord } = useSheetDeeds(of)
  const { id, title } = sheet
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`More for ${title}`}
          className="grid size-11 place-items-center rounded-control hover:bg-hover"
        >
          <Ellipsis {...ICON} />
        </button>
      }
      entries={[
        ...(sheet.can_change
          ? [
              {
                label: 'Change',
                icon: <PencilLine {...ICON} />,
                onAct: () => navigate(pages.creator({ classId: of.id, worksheet: id })),
              },
            ]
          : []),
        {
          label: 'Duplicate with fresh numbers',
          icon: <Copy {...ICON} />,
          onAct: () => duplicate(id, 'fresh'),
        },
        {
          label: 'Save for Word',
          icon: <FileText {...ICON} />,
          onAct: () => saveWord(sheet),
        },
        ...(sheet.can_change
          ? [
              {
                label: 'Delete',
                icon: <Trash2 {...ICON} />,
                danger: true,
                onAct: () => remove(sheet),
              },
            ]
          : []),
      ]}
    />
  )
}
