import { pages } from '@learngrove/contract/pages'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { consentWords as words } from './signup.words.ts'

/** Shows what is agreed to. Nothing is ticked in advance; the texts open beside the form. */
export function ConsentBox({ problem }: { readonly problem: string }) {
  return (
    <Checkbox
      name="consent"
      problem={problem}
      problemTone="not-yet"
      label={
        <>
          {words.before}
          <TextLink href={pages.terms()} target="_blank" rel="noopener">
            {words.terms}
          </TextLink>
          {words.between}
          <TextLink href={pages.privacy()} target="_blank" rel="noopener">
            {words.privacy}
          </TextLink>
          {words.after}
        </>
      }
    />
  )
}
