import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { itemAddress } from '#home/garden/garden.item-address.ts'
import { rightWords, stateWords } from '#home/garden/garden.plant-words.ts'
import type { PathItem, Section } from '#lessons/lessons.data.ts'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'

/** Lists the same items as the garden in words, in the same order. */
export function PathList({ section }: { readonly section: Section }) {
  return (
    <ol>
      {section.items.map((item, index) => (
        <li key={item.id}>
          <Row item={item} position={index + 1} />
        </li>
      ))}
    </ol>
  )
}

function Row({ item, position }: { item: PathItem; position: number }) {
  const look = classes(
    'grid min-h-16 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 border-line border-t p-2 leading-snug no-underline md:grid-cols-[48px_minmax(0,1fr)_auto] md:gap-4',
    item.is_current && 'rounded-tile border-transparent bg-primary-soft',
  )
  const content = (
    <>
      <Plant
        stage={item.is_locked ? 'seed' : item.plant}
        flower={hueAt(position - 1)}
        size={44}
        className={item.is_locked ? 'opacity-80 saturate-[.35]' : undefined}
      />
      <span>
        <strong className="block font-semibold">
          {position}. {item.title}
        </strong>
        <span className="text-quiet text-sm">{stateWords(item)}</span>
      </span>
      <RowEnd item={item} />
    </>
  )
  const address = itemAddress(item)
  if (address === undefined) return <div className={look}>{content}</div>
  return (
    <Link
      to={address}
      {...(item.is_current && { 'aria-current': 'step' as const })}
      className={classes(look, 'transition-colors hover:bg-hover')}
    >
      {content}
    </Link>
  )
}

function RowEnd({ item }: { readonly item: PathItem }) {
  const right = rightWords(item)
  if (item.is_locked) return <Lock {...ICON} className="text-quiet" />
  if (item.is_current) {
    return <span className="font-bold text-primary-strong">{right ? 'Continue' : 'Start'}</span>
  }
  if (item.plant === 'wilting') return <span className="font-bold text-not-yet">Review</span>
  return <span className="text-quiet tabular-nums">{right}</span>
}
