import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router'
import { beginWords, guestSuggestions, guestText as text } from '#chat/guest/guest.words.ts'
import { landingOf } from '#platform/home.ts'
import { useMood } from '#platform/pip.ts'
import { useUser } from '#platform/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'

const pipSize = 112

/** A visitor's new conversation: Pip, what Pip does, three ways to begin, and who sees it. */
export function GuestBegin({ onSay }: { readonly onSay: (words: string) => void }) {
  const mood = useMood('curious')
  const user = useUser()
  const words = beginWords(user)
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center md:py-12">
      <Pip mood={mood} size={pipSize} />
      <h2 className="text-2xl">{text.hello}</h2>
      <p className="max-w-[46ch] text-balance text-quiet">{words.what}</p>
      <p className="max-w-[56ch] text-balance text-quiet text-sm">{words.privacy}</p>
      {user && (
        <Button kind="line" render={<Link to={landingOf(user)} />}>
          {words.own_page}
        </Button>
      )}
      <ul className="mt-2 grid w-full gap-2.5 md:grid-cols-3">
        {guestSuggestions.map(({ text: asked, about }) => (
          <li key={asked} className="grid">
            <button
              type="button"
              onClick={() => onSay(asked)}
              className="flex min-h-14 items-start justify-between gap-2 rounded-card border border-line bg-surface px-4 py-3 text-left shadow-1 transition-colors hover:border-line-strong hover:bg-hover"
            >
              <span>
                <span className="block text-balance font-semibold leading-snug">{asked}</span>
                <span className="mt-0.5 block text-quiet text-sm">{about}</span>
              </span>
              <ArrowUpRight {...ICON} className="mt-0.5 flex-none text-primary" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
