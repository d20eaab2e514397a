import type { Received } from '@learngrove/contract/call'
import { ProblemNotice } from '#auth/auth.problem-notice.tsx'
import { useAsk } from '#platform/public-api.ts'
import { Button } from '#ui/button.tsx'
import { ProviderMark, providerNames } from './provider-mark.tsx'

type Provider = Received<'GET /auth/providers'>['providers'][number]
type ProvidersProps = { readonly providers: readonly Provider[]; readonly className: string }

/** Begins to sign in with a provider, whose page comes next. */
export function Providers({ providers, className }: ProvidersProps) {
  const { ask, is_busy, problem } = useAsk('POST /auth/providers/{provider}/start')
  async function leave(provider: Provider) {
    const done = await ask({ params: { provider } })
    if (done) location.assign(done.answer.url)
  }
  return (
    <>
      {problem && (
        <div className="col-span-full">
          <ProblemNotice problem={problem} />
        </div>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          kind="line"
          icon={<ProviderMark provider={provider} />}
          aria-disabled={is_busy}
          onClick={() => is_busy || leave(provider)}
          className={className}
        >
          {providerNames[provider]}
        </Button>
      ))}
    </>
  )
}
