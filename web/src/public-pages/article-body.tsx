import katexSheet from 'katex/dist/katex.min.css?url'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { branded, site } from '#platform/brand.ts'

/**
 * Where the site stands under a prefix, the addresses of its pages begin with it. What may
 * be wider than the screen scrolls by the keyboard too. The empty corner of a table is no heading.
 */
const readable = (html: string) =>
  html
    .replaceAll('href="/', `href="${site.base_path}/`)
    .replaceAll('<table>', '<table tabindex="0">')
    .replaceAll('<ol class="steps">', '<ol class="steps" tabindex="0">')
    .replaceAll('<th></th>', '<td></td>')

const isAhead = typeof document === 'undefined'
const hasFormulas = (html: string) => html.includes('class="katex')

/**
 * Rendered ahead, the sheet of the formulas is named where they stand: what follows waits for it,
 * and for the letters that it brings. React must not take this link for its own, which would go with the page that was rendered ahead.
 */
const needed = (html: string) =>
  isAhead && hasFormulas(html)
    ? `<link rel="preload stylesheet" as="style" href="${katexSheet}">`
    : ''

/** An article of ours as HTML. A link to a page of the site is followed without loading it anew. */
export function ArticleBody({ html }: { readonly html: string }) {
  const navigate = useNavigate()
  const text = useMemo(() => ({ __html: needed(html) + readable(branded(html)) }), [html])
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!href?.startsWith('/') || !isPlain) return
    event.preventDefault()
    const { base_path } = site
    navigate(href.startsWith(`${base_path}/`) ? href.slice(base_path.length) : href)
  }
  return (
    <>
      {!isAhead && hasFormulas(html) && (
        <link rel="stylesheet" href={katexSheet} precedence="katex" />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, and a key press on one arrives as a click */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown when the site was built */}
      <div className="prose" onClick={follow} dangerouslySetInnerHTML={text} />
    </>
  )
}
