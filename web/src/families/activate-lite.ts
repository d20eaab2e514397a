import { pages } from '@learngrove/contract/pages'
import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { keys } from '#platform/session.ts'
import { deviceShelf } from '#platform/shelf.ts'

const codeIn = (request: Request) => new URL(request.url).searchParams.get('code')?.trim()

/** Keeps the code of a user who has to sign in first. */
export const keepCode: MiddlewareFunction = ({ request }) => {
  const code = codeIn(request)
  if (code) deviceShelf.keep(keys.activation_code, code)
}

/** Redirects old links: a code in the query is passed on to the page that redeems codes. */
export function toRedeem({ request }: LoaderFunctionArgs): Response {
  const code = codeIn(request)
  return redirect(code ? pages.redeemCode({ code }) : pages.parentDashboard())
}
