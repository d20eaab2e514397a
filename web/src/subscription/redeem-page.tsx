import { readCode } from '@learngrove/contract/activation-code'
import { Suspense, use } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Yours } from './already-redeemed.tsx'
import { CodeForm } from './code-form.tsx'
import { Spent, Unfound } from './code-used.tsx'
import { Offer } from './offer.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import { type Look, lookUp } from './subscription.data.ts'
import { redeemText as text } from './subscription.words.ts'

type Asked = {
  readonly code: string
  readonly look: Promise<Look>
  /** Each look is shown anew, with the words that it is under way. */
  readonly at: number
}

/** A code in the address is looked at at once. */
export function loader({ params: { code } }: LoaderFunctionArgs): Asked | null {
  if (code === undefined) return null
  const read = readCode(code)
  return { code: read, look: lookUp(read), at: performance.now() }
}

/** Where a code is typed, and what becomes of it. */
function RedeemPage() {
  const asked = useLoaderData<typeof loader>()
  if (asked === null) return <Entry />
  return (
    <Suspense key={asked.at} fallback={<Looking />}>
      <Looked {...asked} />
    </Suspense>
  )
}

function Entry() {
  return (
    <RedeemFrame
      description={branded(text.description)}
      stage="seed"
      art={<Plant stage="seed" size={96} />}
      heading={text.heading}
      lead={text.lead}
    >
      <CodeForm />
    </RedeemFrame>
  )
}

function Looking() {
  return (
    <RedeemFrame stage="seed" art={<Plant stage="seed" size={96} />} heading={text.looking}>
      <div role="status" aria-busy="true" className="mt-6 grid gap-3">
        <span className="sr-only">{text.looking}</span>
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="w-3/5" />
        <Skeleton className="h-14 rounded-tile" />
      </div>
    </RedeemFrame>
  )
}

function Looked({ code, look }: Asked) {
  const looked = use(look)
  const { revalidate } = useRevalidator()
  if ('problem' in looked) {
    return <Unfound code={code} problem={looked.problem} onAgain={revalidate} />
  }
  const { found } = looked
  if (found.redeemed) return <Yours found={found} />
  return found.checked ? <Offer found={found} /> : <Spent found={found} />
}

export { RedeemPage as Component }
