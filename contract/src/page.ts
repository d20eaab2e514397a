import type { Caller } from './roles.ts'

type ParameterOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never

type Values<P extends string, Q extends string> = Readonly<
  Record<ParameterOf<P>, string> & Partial<Record<Q, string | undefined>>
>

/** Makes the address of a page: `pages.quiz({ quizId })`. An undefined value of the query is left out. */
export type Link<P extends string, Q extends string> = [ParameterOf<P>] extends [never]
  ? (values?: Values<P, Q>) => string
  : (values: Values<P, Q>) => string

export interface PageFacts {
  /** The address as the specification writes it, with its parameters in braces. */
  readonly path: string
  /** Who may open it; everybody else is redirected to sign in, or home. */
  readonly who: 'public' | readonly Caller[]
  readonly title: string
  /** True if it is not shown on a school's own site: it sells the product, or is its blog. */
  readonly is_of_platform: boolean
}

/** Describes one address of the site. Call it to make a link to it. */
export type Page = PageFacts & ((values?: never) => string)

const parameter = /\{(\w+)\}/g

/**
 * Declares a page of the site. `query` names the fields of its query. Every value in an address is
 * percent-encoded.
 */
export function page<const P extends string, const Q extends string = never>(
  path: P,
  who: PageFacts['who'],
  title: string,
  more: { readonly query?: readonly Q[]; readonly is_of_platform?: true } = {},
): Link<P, Q> & PageFacts {
  const link = (values: Readonly<Record<string, string | undefined>> = {}): string => {
    const address = path.replace(parameter, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    )
    const query = (more.query ?? []).flatMap((name) => {
      const value = values[name]
      return value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`]
    })
    return query.length > 0 ? `${address}?${query.join('&')}` : address
  }
  const facts: PageFacts = { path, who, title, is_of_platform: more.is_of_platform === true }
  // Safe: what the type asks for in `values` is what `link` reads from it.
  return Object.assign(link as Link<P, Q>, facts)
}

/** Writes a page's address for a router of the browser: `/student/quiz/:quizId`. */
export const routePath = ({ path }: Pick<Page, 'path'>): string => path.replace(parameter, ':$1')
