import { pages } from '@learngrove/contract/pages'
import { policyVersion } from '@learngrove/contract/policy'
import { Bot, Eye, Hand, HeartHandshake, type LucideIcon, Mic, NotebookPen } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useCall } from '#platform/api.ts'
import { branded, titled } from '#platform/brand.ts'
import { problemOf } from '#platform/public-api.ts'
import { type StoredUser, storeUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Pip } from '#ui/pip/pip.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { agreeText as text } from './onboarding.words.ts'

const looks: readonly (readonly [LucideIcon, string])[] = [
  [NotebookPen, 'bg-mint'],
  [Eye, 'bg-pastel-sky'],
  [Bot, 'bg-butter'],
  [HeartHandshake, 'bg-peach'],
  [Hand, 'bg-lilac'],
  [Mic, 'bg-mint'],
]

type BeforeYouStartProps = { readonly user: StoredUser; readonly onLater: () => void }

/** Shows our promises in a child's words. The whole text is one press away; nothing is ticked in advance. */
export function BeforeYouStart({ user, onLater }: BeforeYouStartProps) {
  const agree = useCall('PATCH /users/has-agreed-policy')
  const [isTicked, setTicked] = useState(false)
  const [lack, setLack] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setLack(isTicked ? '' : text.missing)
    if (!isTicked || agree.isPending) return
    await agree.mutateAsync({ body: { policy_version: policyVersion } }).then(
      (agreed) => storeUser({ ...user, ...agreed }),
      () => {},
    )
  }

  return (
    <main id="main" className="grid min-h-dvh place-items-center bg-meadow px-4 py-8 md:py-16">
      <title>{titled(text.title)}</title>
      <Card as="section" shape="sheet" padding="wide" className="w-full max-w-215 shadow-2 md:p-14">
        <form noValidate onSubmit={submit}>
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h1 className="font-heavy text-2xl [overflow-wrap:anywhere] md:text-3xl">
                {text.heading(user.first_name)}
              </h1>
              <p className="mt-2 text-quiet md:text-lg">{text.lead}</p>
            </div>
            <Pip mood="caring" size={96} className="size-16 flex-none md:size-24" />
          </div>
          <ul className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2">
            {text.promises.map(({ title, text: promise }, place) => {
              const [Icon = Eye, ground = 'bg-mint'] = looks[place] ?? []
              return (
                <li key={title} className="flex gap-4">
                  <span
                    className={`grid size-12 flex-none place-items-center rounded-tile ${ground}`}
                  >
                    <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
                  </span>
                  <span className="min-w-0">
                    <strong className="block font-bold">{branded(title)}</strong>
                    {branded(promise)}
                  </span>
                </li>
              )
            })}
          </ul>
          <div className="mt-8 grid gap-4">
            {agree.isError && <ProblemNotice problem={problemOf(agree.error)} />}
            <Checkbox
              label={text.tick}
              checked={isTicked}
              onCheckedChange={setTicked}
              problem={lack}
              problemTone="not-yet"
              className="rounded-tile bg-sand px-4 py-1.5"
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <TextLink alone href={pages.privacy()} target="_blank" rel="noopener">
                {text.whole}
              </TextLink>
              <span className="flex flex-wrap gap-2">
                <Button kind="plain" onClick={onLater}>
                  {text.notNow}
                </Button>
                <Button type="submit" busy={agree.isPending}>
                  {text.start}
                </Button>
              </span>
            </div>
          </div>
        </form>
      </Card>
    </main>
  )
}
