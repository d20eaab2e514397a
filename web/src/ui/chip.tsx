import { type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnchorLike } from '#ui/anchor-like.ts'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'

type ChipProps = {
  readonly icon?: LucideIcon
  readonly className?: string
  readonly children: ReactNode
} & (
  | { readonly kind?: 'plain' }
  | { readonly kind: 'link'; readonly href: string; readonly link?: AnchorLike }
  | { readonly kind: 'choice'; readonly chosen: boolean; readonly onChoose: () => void }
  /** `removeLabel` says what goes away: "Take the filter Year 8 off". */
  | { readonly kind: 'removable'; readonly removeLabel: string; readonly onRemove: () => void }
)

const shape = 'inline-flex items-center gap-1.5 rounded-full font-semibold text-sm'
const pressable = `${shape} min-h-target px-4 transition-colors`

/** A small round thing that stands in a row of its like: a filter, a source, a quick choice. */
export function Chip(props: ChipProps) {
  const { icon: Icon, className, children } = props
  const content = (
    <>
      {Icon && <Icon {...ICON_SMALL} />}
      {children}
    </>
  )
  if (props.kind === 'link') {
    const Link = props.link ?? 'a'
    return (
      <Link
        href={props.href}
        className={classes(pressable, 'bg-pastel-sky text-ink hover:underline', className)}
      >
        {content}
      </Link>
    )
  }
  if (props.kind === 'choice') {
    return (
      <button
        type="button"
        aria-pressed={props.chosen}
        onClick={props.onChoose}
        className={classes(
          pressable,
          props.chosen
            ? 'bg-primary-soft text-primary-strong shadow-[inset_0_0_0_1.5px_var(--leaf)] forced-colors:border-3 forced-colors:border-[Highlight]'
            : 'bg-surface text-ink forced-colors:border shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover',
          className,
        )}
      >
        {content}
      </button>
    )
  }
  if (props.kind === 'removable') {
    return (
      <span
        className={classes(
          shape,
          'min-h-target bg-surface pl-4 shadow-[inset_0_0_0_1px_var(--line-strong)]',
          className,
        )}
      >
        {content}
        <button
          type="button"
          aria-label={props.removeLabel}
          onClick={props.onRemove}
          className="grid size-target place-items-center rounded-full text-quiet hover:text-ink"
        >
          <X {...ICON_SMALL} />
        </button>
      </span>
    )
  }
  return (
    <span className={classes(shape, 'min-h-7 bg-primary-soft px-3 text-ink', className)}>
      {content}
    </span>
  )
}
