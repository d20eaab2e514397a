import { pages } from '@learngrove/contract/pages'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { branded, site } from '#platform/brand.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { maxTextLength, type Target, targetKeys, targetOf } from './targets.ts'

const words = {
  title: 'Share by message',
  description:
    'Send a link to {{brand}} with a messaging app of yours. You see where it leads before you go.',
  lead: 'Nothing is opened or sent until you press the button, and you can still change the message there.',
  leads: (name: string, place: string) =>
    `This leads to ${name} (${place}), away from these pages.`,
  message: 'The message',
  open: (name: string) => `Open ${name}`,
  others: 'Or choose another one',
  choose: 'Where would you like to send it?',
  unknown: 'This address asks for a place that we do not lead to. Choose one of these instead.',
} as const

/** The page that is shared. Rendered ahead no host is known. */
const shared = () =>
  typeof location === 'undefined' ? '' : `${location.origin}${site.base_path}${pages.welcome()}`

/** `?to=whatsapp&text=…`: says where it leads, and leads there at a press; never by itself. */
function RedirectorPage() {
  const [params] = useSearchParams()
  const to = params.get('to')
  const text = (params.get('text') ?? '').slice(0, maxTextLength)
  const target = targetOf(to)
  return (
    <div className={PAGE}>
      <Head title={words.title} description={branded(words.description)}>
        <Lead>{words.lead}</Lead>
      </Head>
      {target && <Way target={target} text={text} />}
      {to !== null && !target && (
        <p role="alert" className="mt-6 max-w-xl rounded-card bg-not-yet-soft px-5 py-4">
          {words.unknown}
        </p>
      )}
      <section aria-labelledby="targets" className="mt-8">
        <h2 id="targets" className="text-lg">
          {target ? words.others : words.choose}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {targetKeys
            .filter((key) => key !== to)
            .map((key) => (
              <li key={key}>
                <Button
                  kind="line"
                  icon={<MessageCircle {...ICON} />}
                  render={<Link replace to={{ search: searchOf(key, text) }} />}
                >
                  {targetOf(key)?.name}
                </Button>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}

const searchOf = (to: string, text: string) =>
  new URLSearchParams({ to, ...(text && { text }) }).toString()

function Way({ target, text }: { readonly target: Target; readonly text: string }) {
  const link = shared()
  return (
    <section
      aria-label={target.name}
      className="mt-6 grid max-w-xl gap-4 rounded-sheet border border-line bg-surface p-5 shadow-1 md:p-8"
    >
      <p className="font-semibold">{words.leads(target.name, target.place)}</p>
      <div>
        <p className="text-quiet text-sm">{words.message}</p>
        <p className="mt-1 whitespace-pre-wrap rounded-card bg-primary-soft px-4 py-3 [overflow-wrap:anywhere]">
          {[text, link].filter(Boolean).join(' ')}
        </p>
      </div>
      <Button
        size="large"
        iconAfter={<ExternalLink {...ICON} />}
        className="justify-self-start max-sm:w-full"
        render={<a href={target.address(text, link)} target="_blank" rel="noopener noreferrer" />}
      >
        {words.open(target.name)}
      </Button>
    </section>
  )
}

export { RedirectorPage as Component }
