import type { Received } from '@learngrove/contract/call'
import { Smartphone } from 'lucide-react'
import { CopyButton } from '#accounts/accounts.sign-in-card.tsx'
import { useCall } from '#platform/api.ts'
import { invalidate } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { arrive, changesSecondFactor } from './second-factor.data.ts'
import { inGroups, stepsText } from './second-factor.words.ts'
import { CodeForm } from './second-factor-form.tsx'

type SecondFactorSetupProps = Received<'POST /auth/second-factor/setup'> & {
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Brings the key into an app, and turns the second step on by its first code. */
export function SecondFactorSetup({ secret, uri, onCodes, onCancel }: SecondFactorSetupProps) {
  const turnOn = useCall('POST /auth/second-factor/on')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 ref={arrive} tabIndex={-1} className="text-lg outline-none">
        {stepsText.appHeading}
      </h3>
      <p className="text-quiet">{stepsText.appText}</p>
      <div className="flex flex-wrap items-center gap-4 rounded-tile bg-mint px-4 py-4">
        <QrCode text={uri} label={stepsText.picture} />
        <div className="min-w-40 flex-1">
          <p className="text-sm">{stepsText.key}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 font-bold text-lg tabular-nums tracking-wide">
            {inGroups(secret).map((group, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and keep their places
              <span key={place}>{group} </span>
            ))}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" icon={<Smartphone {...ICON} />} render={<a href={uri} />}>
          {stepsText.open}
        </Button>
        <CopyButton text={secret}>{stepsText.copyKey}</CopyButton>
      </div>
      <CodeForm
        label={stepsText.code}
        missing={stepsText.codeMissing}
        send={stepsText.turnOn}
        isDigits
        busy={turnOn.isPending}
        error={turnOn.error}
        onCancel={onCancel}
        onCode={(code) =>
          turnOn.mutate(
            { body: { code } },
            {
              onSuccess: ({ recovery_codes }) => {
                // The codes come first, since invalidating removes this part of the page.
                onCodes(recovery_codes)
                invalidate(...changesSecondFactor)
              },
            },
          )
        }
      />
    </div>
  )
}
