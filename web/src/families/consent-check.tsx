import { pages } from '@learngrove/contract/pages'
import { policyVersion } from '@learngrove/contract/policy'
import { Link } from 'react-router'
import { dateWords, familyText } from '#accounts/accounts.words.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextLink } from '#ui/text-link.tsx'

type ConsentCheckProps = {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly problem?: string | undefined
}

/** Takes a guardian's consent for a child, to the current texts; never ticked in advance. */
export function ConsentCheck({ checked, onCheckedChange, problem }: ConsentCheckProps) {
  return (
    <Checkbox
      name="consent"
      checked={checked}
      onCheckedChange={onCheckedChange}
      problem={problem}
      problemTone="not-yet"
      label={
        <>
          {familyText.consent_before}
          <TextLink render={<Link to={pages.terms()} target="_blank" />}>terms</TextLink> and the{' '}
          <TextLink render={<Link to={pages.privacy()} target="_blank" />}>privacy policy</TextLink>{' '}
          <span className="text-quiet">({`text of ${dateWords(policyVersion)}`})</span>
          {familyText.consent_after}
        </>
      }
    />
  )
}
