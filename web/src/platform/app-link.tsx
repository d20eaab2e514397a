import { Link } from 'react-router'
import type { AnchorLikeProps } from '#ui/anchor-like.ts'

/** Hands an address of the design system's links to the router. */
export function AppLink({ href, ...rest }: AnchorLikeProps) {
  return <Link to={href} {...rest} />
}
