import { BookOpenText, ChartColumn, type LucideIcon, MailX, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { ICON } from '#ui/icon-props.ts'

const icons = { mail: MailX, users: Users, book: BookOpenText, chart: ChartColumn } as const

export type BesideFact = { readonly title: string; readonly text: string }

type BesideProps = {
  readonly tone: 'mint' | 'butter' | 'sky'
  readonly picture: ReactNode
  readonly facts: readonly BesideFact[]
  readonly signs: readonly (keyof typeof icons)[]
}

const tones = {
  mint: 'to-mint',
  butter: 'to-butter',
  sky: 'to-pastel-sky',
} as const

/** Shows the other half of a sign-up: what is good to know, under a picture. */
export function SidePanel({ tone, picture, facts, signs }: BesideProps) {
  return (
    <aside
      className={`flex flex-col items-center justify-center gap-8 bg-linear-to-b from-paper px-5 py-10 lg:sticky lg:top-0 lg:h-dvh ${tones[tone]}`}
    >
      <div aria-hidden="true">{picture}</div>
      <ul className="grid max-w-96 gap-5">
        {facts.map(({ title, text }, place) => {
          const Icon: LucideIcon = icons[signs[place] ?? 'book']
          return (
            <li key={title} className="flex gap-3">
              <Icon {...ICON} size={22} className="mt-0.5 flex-none text-primary-strong" />
              <span>
                <strong className="block font-bold">{title}</strong>
                {text}
              </span>
            </li>
          )
        })}
      </ul>
    </aside>
  )
}
