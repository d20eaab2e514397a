import { pages } from '@learngrove/contract/pages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Child, changesChildren } from '#accounts/accounts.data.ts'
import { keepCode } from '#platform/pending-code.ts'
import { invalidate } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { TextLink } from '#ui/text-link.tsx'
import { ChildPicks } from './child-picks.tsx'
import { NotNow } from './offer-ways.tsx'
import { RedeemFrame } from './redeem-frame.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { type Found, type Redeemed, type RedeemProblem, redeem } from './subscription.data.ts'
import { childText as text } from './subscription.words.ts'

type Choice = { readonly found: Found; readonly all: readonly Child[] }

type ChildChoiceProps = Choice & {
  readonly onRedeemed: (redeemed: Redeemed, child: Child) => void
}

/** The child whom the address names, or the only one that it can be. */
function firstChoice({ found, all }: Choice, asked: string | null): string | undefined {
  const levels = new Set(found.courses.map(({ academic_level_id }) => academic_level_id))
  const fitting = all.filter(({ academic_level_id: id }) => id !== null && levels.has(id))
  const [only] = all.length === 1 ? all : fitting.length === 1 ? fitting : []
  return all.find(({ id }) => id === asked)?.id ?? only?.id
}

/** Which child, then the press that redeems: a choice that looks like a slip is named, not forbidden. */
export function ChildChoice(props: ChildChoiceProps) {
  const { found, all, onRedeemed } = props
  const [search] = useSearchParams()
  const [chosen, choose] = useState(() => firstChoice(props, search.get('child')))
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<RedeemProblem>()
  const child = all.find(({ id }) => id === chosen)

  async function give(to: Child) {
    setBusy(true)
    const outcome = await redeem({ code: found.code, child_id: to.id })
    setBusy(false)
    if ('problem' in outcome) return setProblem(outcome.problem)
    onRedeemed(outcome.redeemed, to)
    await invalidate(...changesChildren)
  }

  return (
    <RedeemFrame
      arrives
      title={text.title}
      stage="sprout"
      heading={text.title}
      lead={text.lead(found)}
    >
      <ChildPicks
        all={all}
        found={found}
        chosen={chosen}
        onChoose={(id) => {
          choose(id)
          setProblem(undefined)
        }}
      />
      <TextLink
        alone
        onClick={() => keepCode(found.code)}
        render={<Link to={pages.createChild()} />}
        className="mt-2"
      >
        <Plus {...ICON_SMALL} />
        {text.another}
      </TextLink>
      <div className="mt-6 grid gap-3">
        <RefusalNotice problem={problem}>
          {(isWaiting) => (
            <Button
              size="large"
              wide
              busy={is_busy}
              disabled={!child || isWaiting}
              onClick={() => child && give(child)}
            >
              {text.give(child?.first_name)}
            </Button>
          )}
        </RefusalNotice>
        <NotNow code={found.code} />
      </div>
    </RedeemFrame>
  )
}
