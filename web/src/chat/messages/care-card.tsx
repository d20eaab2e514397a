import { LifeBuoy, MessageSquare, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { emergencyWords, safeAnswers } from '#chat/care.words.ts'
import type { CareCard as Care } from '#chat/chat.data.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'

type CareCardProps = {
  readonly care: Care
  /** Answers the question, while it is the last thing that was said. */
  readonly onSay?: ((text: string) => void) | undefined
}

/** What stands below words of care: one question, and people who listen. */
export function CareCard({ care, onSay }: CareCardProps) {
  const question = useId()
  const lines = useId()
  return (
    <div className="mt-4 grid gap-4">
      {care.asks_safe && onSay && (
        <Card as="section" ground="lilac" aria-labelledby={question}>
          <h3 id={question} className="font-display text-xl">
            Are you safe right now?
          </h3>
          <p className="mt-1">There is no wrong answer, and you may take your time.</p>
          <div className="mt-4 grid gap-2 sm:grid-cols-3">
            {safeAnswers.map((answer) => (
              <Button key={answer} kind="line" wide onClick={() => onSay(answer)}>
                {answer}
              </Button>
            ))}
          </div>
        </Card>
      )}
      <Card as="section" aria-labelledby={lines}>
        <h3 id={lines} className="font-display text-lg">
          {care.lines.length > 0 ? 'People who listen' : 'Somebody who can come'}
        </h3>
        {care.lines.length > 0 && (
          <p className="text-quiet">Free, and you need not give your name.</p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {care.lines.map((line) => (
            <Line
              key={line.number}
              {...line}
              icon={line.by === 'call' ? <Phone {...ICON} /> : <MessageSquare {...ICON} />}
              tint={line.by === 'call' ? 'bg-mint' : 'bg-pastel-sky'}
              label={line.by === 'call' ? line.number : `Text ${line.number}`}
              href={hrefOf(line)}
            />
          ))}
          <Line
            name="Emergency"
            about={emergencyWords(care)}
            icon={<LifeBuoy {...ICON} />}
            tint="bg-peach"
            label={care.emergency}
            href={`tel:${care.emergency}`}
          />
        </ul>
      </Card>
    </div>
  )
}

type LineProps = {
  readonly name: string
  readonly about: string
  readonly icon: ReactNode
  readonly tint: string
  readonly label: string
  readonly href: string
}

function Line({ name, about, icon, tint, label, href }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span
        aria-hidden="true"
        className={`grid size-10 flex-none place-items-center rounded-control ${tint}`}
      >
        {icon}
      </span>
      <span className="min-w-40 flex-1">
        <strong className="block font-bold">{name}</strong>
        <span className="text-quiet text-sm">{about}</span>
      </span>
      <Button
        kind="soft"
        className="min-w-32 tabular-nums max-sm:w-full"
        aria-label={`${name}: ${label}`}
        render={<a href={href}>{label}</a>}
      >
        {label}
      </Button>
    </li>
  )
}

/** A link that a telephone opens ready to call or, with its word, to send. */
function hrefOf({ by, number, word }: Care['lines'][number]): string {
  const dialled = number.replace(/[^\d+]/g, '')
  if (by === 'call') return `tel:${dialled}`
  return word === null ? `sms:${dialled}` : `sms:${dialled}?body=${encodeURIComponent(word)}`
}
