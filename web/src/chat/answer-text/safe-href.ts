/** Where a link of an answer leads: to a page of this site, or to a host that it only names. */
export type LinkTarget = { readonly href: string } | { readonly host: string }

/**
 * What may be made of a link of an answer. A model may write any address, and a child follows it: only
 * those on this site can be followed, and of others the host is told. Nothing for what is no address of a page.
 */
export function safeHref(href: string | undefined, origin: string): LinkTarget | undefined {
  const url = href === undefined ? null : URL.parse(href, origin)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.origin === origin ? { href: url.href } : { host: url.host }
}
