import { familyText } from '#accounts/accounts.words.ts'
import { Card } from '#ui/card.tsx'
import { LinkChildForm } from './link-child-form.tsx'

/** Moves focus here, since it was asked for a moment ago. */
const arrive = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Shows the form that links another child. */
export const LinkChildPanel = ({ id }: { readonly id: string }) => (
  <Card as="section" id={id} aria-labelledby={`${id}-heading`} className="mb-5 max-w-120">
    <h2 ref={arrive} id={`${id}-heading`} tabIndex={-1} className="mb-3 text-xl outline-none">
      {familyText.link}
    </h2>
    <LinkChildForm />
  </Card>
)
