import { pages } from '@learngrove/contract/pages'
import { ArrowLeft, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SignInScene } from '#auth/sign-in/sign-in.scene.tsx'
import { site, titled } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { GROUND, LABEL, SHEET } from '#ui/ground.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { loginText } from './auth.words.ts'

type DoorPageProps = {
  readonly title: string
  readonly description?: string
  /** Tells whether search engines may not index it. */
  readonly isUnlisted?: boolean
  /** What is above the heading: an icon's tile, Pip, a plant. */
  readonly art?: ReactNode
  readonly heading: string
  readonly lead?: ReactNode
  /** What is in the other half; by default the garden. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

/** Frames a page of signing in or up: one narrow column with one thing to do, and a picture beside it. */
export function DoorPage({ title, description, art, heading, lead, ...rest }: DoorPageProps) {
  const { beside = <SignInScene />, isUnlisted = false, children } = rest
  return (
    <main
      id="main"
      className={`grid min-h-dvh max-lg:grid-rows-[1fr_auto] lg:grid-cols-2 ${GROUND}`}
    >
      <title>{titled(title)}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      <div className="flex flex-col px-5 pt-4 pb-8 md:px-12 md:pt-8 md:pb-10">
        <Link to={pages.welcome()} className={`self-start rounded-control no-underline ${LABEL}`}>
          <BrandMark name={site.name} />
        </Link>
        {/* The column hangs from above: what arrives later makes it longer and moves nothing. */}
        <div className={`mx-auto mt-5 w-full max-w-106 md:mt-[9vh] ${SHEET}`}>
          {art && <div className="mb-4">{art}</div>}
          <h1 className="font-heavy text-2xl [overflow-wrap:anywhere] md:text-3xl">{heading}</h1>
          {lead && <p className="mt-2 text-quiet md:text-lg">{lead}</p>}
          {children}
        </div>
      </div>
      {beside}
    </main>
  )
}

const tones = {
  leaf: 'bg-primary-soft text-primary',
  sky: 'bg-pastel-sky text-ink',
  sun: 'bg-butter text-ink',
} as const

type ArtProps = { readonly icon: LucideIcon; readonly tone?: keyof typeof tones }

/** Shows the tile with an icon above a heading. */
export function Art({ icon: Icon, tone = 'leaf' }: ArtProps) {
  return (
    <span className={`grid size-18 place-items-center rounded-panel ${tones[tone]}`}>
      <Icon {...ICON} size={32} />
    </span>
  )
}

/** Links back to the sign-in. */
export function OtherWays() {
  return (
    <TextLink alone render={<Link to={pages.login()} />} className="mt-6">
      <ArrowLeft {...ICON_SMALL} />
      {loginText.other}
    </TextLink>
  )
}
