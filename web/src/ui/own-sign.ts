/**
 * The lines of the sign that this site goes by: the server says them before the first paint, so that no
 * page brings the signs of all brands. Rendered ahead no brand is known: the server puts it in its place.
 */
export function ownSign(): string {
  if (typeof document === 'undefined') return '{{sign}}'
  return document.querySelector('meta[name="sign"]')?.getAttribute('content') ?? ''
}
