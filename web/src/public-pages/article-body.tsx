import 'katex/dist/katex.min.css'
import './prose.css'
import { type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { branded } from '#platform/brand.ts'

/** An article of ours as HTML. A link to a page of the site is followed without loading it anew. */
export function ArticleBody({ html }: { readonly html: string }) {
  const navigate = useNavigate()
  const text = useMemo(() => ({ __html: branded(html) }), [html])
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!href?.startsWith('/') || !isPlain) return
    event.preventDefault()
    navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, and a key press on one arrives as a click
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown when the site was built
    <div className="prose" onClick={follow} dangerouslySetInnerHTML={text} />
  )
}
