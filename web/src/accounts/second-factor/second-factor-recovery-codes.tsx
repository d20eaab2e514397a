import { Download } from 'lucide-react'
import { CopyButton } from '#accounts/accounts.sign-in-card.tsx'
import { site } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { arrive } from './second-factor.data.ts'
import { stepsText } from './second-factor.words.ts'

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shows the recovery codes once, and the ways to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const text = `${site.name}\n\n${codes.join('\n')}\n`
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={arrive} tabIndex={-1} className="text-lg outline-none">
        {stepsText.codesHeading}
      </h3>
      <p className="text-quiet">{stepsText.codesText}</p>
      <ul
        aria-label={stepsText.codesHeading}
        className="grid list-none gap-x-6 gap-y-1.5 rounded-tile bg-butter px-4 py-4 font-bold tabular-nums min-[360px]:grid-cols-2 sm:px-5 sm:text-lg"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKept}>{stepsText.kept}</Button>
        <CopyButton text={text}>{stepsText.copyCodes}</CopyButton>
        <Button kind="line" icon={<Download {...ICON} />} onClick={() => save(text)}>
          {stepsText.saveCodes}
        </Button>
      </div>
    </div>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
