import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site, titled } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { RedeemScene, type SceneStage } from './redeem-scene.tsx'
import { redeemText } from './subscription.words.ts'

type RedeemFrameProps = {
  readonly title?: string
  readonly description?: string
  readonly stage: SceneStage
  /** What stands over the heading: the plant as far as it has grown. */
  readonly art?: ReactNode
  readonly heading: string
  readonly lead?: ReactNode
  /** The page has changed under whoever pressed the button: reading begins at its heading. */
  readonly arrives?: boolean
  readonly children?: ReactNode
}

const focusOn = (heading: HTMLHeadingElement | null) => heading?.focus()

/** A page of one code: a narrow column with one thing to do, and beside it what grows from it. */
export function RedeemFrame(props: RedeemFrameProps) {
  const { title = redeemText.title, description, stage, art, heading, lead, arrives } = props
  return (
    <main id="main" className="grid min-h-dvh max-lg:grid-rows-[1fr_auto] lg:grid-cols-2">
      <title>{titled(title)}</title>
      {description && <meta name="description" content={description} />}
      <div className="flex min-w-0 flex-col px-5 pt-4 pb-8 md:px-12 md:pt-8 md:pb-10">
        <Link to="/" className="self-start rounded-control no-underline">
          <BrandMark name={site.name} className="[overflow-wrap:anywhere]" />
        </Link>
        <div className="mx-auto mt-5 w-full max-w-106 md:mt-[9vh]">
          {art && <div className="mb-3">{art}</div>}
          <h1
            key={heading}
            ref={arrives ? focusOn : undefined}
            tabIndex={-1}
            className="font-heavy text-2xl outline-none [overflow-wrap:anywhere] md:text-3xl"
          >
            {heading}
          </h1>
          {lead && <p className="mt-2 text-quiet [overflow-wrap:anywhere] md:text-lg">{lead}</p>}
          {props.children}
        </div>
      </div>
      <RedeemScene stage={stage} />
    </main>
  )
}
