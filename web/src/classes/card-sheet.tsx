import { pages } from '@learngrove/contract/pages'
import { Printer } from 'lucide-react'
import { site } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { QrCode } from '#ui/qr-code.tsx'
import type { Card } from './classes.data.ts'
import { counted, nameOf } from './classes.words.ts'

type CardSheetProps = { readonly cards: readonly Card[]; readonly onDone: () => void }

/** The sheet of sign-in cards, as it will be cut. The passwords are on it, and nowhere else. */
export function CardSheet({ cards, onDone }: CardSheetProps) {
  return (
    <section aria-label="Sign-in cards" className="mb-8">
      <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
        <p className="min-w-0 flex-1 basis-72 text-quiet">
          {counted(cards.length, 'card')}. The passwords are shown this once: print them now. Old
          cards have stopped working.
        </p>
        <Button icon={<Printer {...ICON} />} onClick={() => window.print()}>
          Print
        </Button>
        <Button kind="line" onClick={onDone}>
          Done
        </Button>
      </div>
      <ul className="grid bg-white text-black sm:grid-cols-2 print:grid-cols-2">
        {cards.map((card) => (
          <OneCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function OneCard({ card }: { readonly card: Card }) {
  const address = `${location.origin}${site.base_path}${pages.login()}`
  return (
    <li className="flex break-inside-avoid items-start justify-between gap-3 border border-black/40 border-dashed p-5">
      <div className="min-w-0">
        <p className="text-sm">{[site.name, card.class_name].filter(Boolean).join(', ')}</p>
        <p className="break-words font-bold font-display text-xl">{nameOf(card)}</p>
        <p className="mt-2 text-sm">Username</p>
        <p className="break-all font-semibold">{card.username}</p>
        <p className="mt-1 text-sm">Four words, with the dashes</p>
        <p className="break-words font-semibold">{card.password}</p>
      </div>
      <span className="w-24 flex-none">
        <QrCode text={address} label={`Leads to ${address}`} />
      </span>
    </li>
  )
}
