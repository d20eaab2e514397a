import { type ComponentProps, type ReactNode, useRef } from 'react'
import type { Components } from 'react-markdown'
import { CopyButton } from '#chat/copy-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { safeHref } from './safe-href.ts'
import { ScrollBox } from './scroll-box.tsx'

/** Every title is of one level: the page and the message have theirs above it. */
const Title = ({ children }: { children?: ReactNode }) => (
  <h3 className="pt-1 text-lg">{children}</h3>
)

/** KaTeX wraps a displayed formula in a span of this class; every other span is its own business. */
function Span({ node: _, ...rest }: ComponentProps<'span'> & { node?: unknown }) {
  if (rest.className !== 'katex-display') return <span {...rest} />
  return (
    <ScrollBox
      label="Formula"
      className="rounded-tile border border-line bg-surface px-4 py-3.5 text-lg md:px-5 md:py-4 [&_.katex-display>.katex]:text-left! [&_.katex-display]:text-left!"
    >
      <span {...rest} />
    </ScrollBox>
  )
}

/** Code in a box that scrolls, with a button that copies it. */
function CodeBlock({ children }: { children?: ReactNode }) {
  const box = useRef<HTMLPreElement>(null)
  return (
    <div className="relative">
      <ScrollBox
        label="Code"
        className="rounded-tile border border-line bg-surface p-4 pr-16 text-sm [&_code]:bg-transparent [&_code]:p-0"
      >
        <pre ref={box}>{children}</pre>
      </ScrollBox>
      <div className="absolute top-1 right-1">
        <CopyButton read={() => box.current?.innerText ?? ''} />
      </div>
    </div>
  )
}

/** How the parts of an answer are drawn. */
export const markdownParts: Components = {
  h1: Title,
  h2: Title,
  h3: Title,
  h4: Title,
  h5: Title,
  h6: Title,
  span: Span,
  ul: ({ children }) => <ul className="grid list-disc gap-1.5 pl-6">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="grid list-decimal gap-1.5 pl-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="grid gap-2 border-sun border-l-4 py-0.5 pl-4">{children}</blockquote>
  ),
  strong: ({ children }) => <strong className="font-bold">{children}</strong>,
  code: ({ children }) => (
    <code className="rounded-small bg-hover px-1.5 py-0.5 text-[0.9em]">{children}</code>
  ),
  pre: CodeBlock,
  table: ({ children }) => (
    <ScrollBox label="Table" className="rounded-tile border border-line bg-surface">
      <table className="w-full text-left [&_td]:border-line [&_td]:border-t [&_td]:px-4 [&_td]:py-2 [&_th]:px-4 [&_th]:py-2 [&_th]:text-quiet [&_th]:text-sm">
        {children}
      </table>
    </ScrollBox>
  ),
  hr: () => <hr className="border-line" />,
  // A picture of somewhere else would tell that place who reads this.
  img: ({ alt }) => <span className="text-quiet">[{alt || 'a picture'}]</span>,
  a: ({ href, children }) => {
    const target = safeHref(href, location.origin)
    if (!target) return <span>{children}</span>
    if ('href' in target) return <TextLink href={target.href}>{children}</TextLink>
    const isNamed = [children].flat().join('').includes(target.host)
    return (
      <span className="break-words">
        {children}
        {!isNamed && <span className="text-quiet"> ({target.host})</span>}
      </span>
    )
  },
}
