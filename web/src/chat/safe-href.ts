/** The address of a link that an answer may lead to: on this site, or over https; nothing else. */
export function safeHref(href: string | undefined, origin: string) {
  const url = href === undefined ? null : URL.parse(href, origin)
  if (!url) return undefined
  if (url.origin === origin) return { href: url.href, isOurs: true }
  return url.protocol === 'https:' ? { href: url.href, isOurs: false } : undefined
}
