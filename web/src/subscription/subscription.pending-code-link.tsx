import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { heldCode } from '#platform/pending-code.ts'
import { Button } from '#ui/button.tsx'
import { cardText as text } from './subscription.words.ts'

type HeldCodeLinkProps = { readonly child_id: string; readonly first_name: string }

/** Back to the code for which a child's account was made; nothing where none waits. */
export function HeldCodeLink({ child_id, first_name }: HeldCodeLinkProps) {
  const code = heldCode()
  if (code === undefined) return null
  return (
    <Button size="large" wide render={<Link to={pages.redemption({ code, child: child_id })} />}>
      {text.give(first_name)}
    </Button>
  )
}
