import { pages } from '@learngrove/contract/pages'
import { type LoaderFunctionArgs, type MiddlewareFunction, redirect } from 'react-router'
import { keys } from '#platform/session.ts'
import { deviceShelf } from '#platform/shelf.ts'

const codeIn = (request: Request) => new URL(request.url).searchParams.get('code')?.trim()

/** Whoever must sign in first finds their code again afterwards. */
export const keepCode: MiddlewareFunction = ({ request }) => {
  const code = codeIn(request)
  if (code) deviceShelf.keep(keys.activation_code, code)
}

/** Kept for links of old: a code in the query is carried on to where codes are redeemed. */
export function toRedeem({ request }: LoaderFunctionArgs): Response {
  const code = codeIn(request)
  return redirect(code ? pages.redeemCode({ code }) : pages.parentDashboard())
}
