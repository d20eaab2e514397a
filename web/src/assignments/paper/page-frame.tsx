import { codeOf } from '@learngrove/contract/assignments.paper.limits'
import type { ReactNode } from 'react'
import { QrCode } from '#ui/qr-code.tsx'

/** A page of A4 with what it needs to be read again: the four marks, and its code once it has one. */
export function PageFrame({
  label,
  token,
  page,
  head,
  foot,
  isLarge,
  children,
}: {
  readonly label: string
  /** Undefined until the place of everything on it is known; null for a page that does not come back. */
  readonly token: string | null | undefined
  readonly page: number
  readonly head: ReactNode
  readonly foot: readonly [string, string, string]
  /** The first page has room for a name and a date. */
  readonly isLarge: boolean
  readonly children: ReactNode
}) {
  const [left, middle, right] = foot
  return (
    <article className="paper-page" aria-label={label} data-page={token !== null || undefined}>
      {token !== null && <Marks />}
      <header className="paper-head" data-large={isLarge || undefined}>
        {head}
      </header>
      {token !== null && (
        <div className="paper-code">
          {token !== undefined && (
            <QrCode text={codeOf(token, page)} label={`The code of page ${page}`} />
          )}
        </div>
      )}
      <div className="paper-body">{children}</div>
      <footer className="paper-foot">
        <span>{left}</span>
        <span>{middle}</span>
        <span>{right}</span>
      </footer>
    </article>
  )
}

const corners = ['left top', 'right top', 'left bottom', 'right bottom'] as const

function Marks() {
  return corners.map((corner) => (
    <span key={corner} aria-hidden="true" className="paper-mark" data-corner={corner} />
  ))
}
