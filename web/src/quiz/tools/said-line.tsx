import type { Sureness } from '@learngrove/contract/question'

/** What somebody said of their answer, looked back at: being sure is no boast, and guessing no fault. */
const words: Readonly<Record<Sureness, readonly [right: string, notYet: string]>> = {
  sure: [
    'You said you were sure, and you were right to be.',
    'You said you were sure. That makes this a good one to look at closely.',
  ],
  think_so: [
    'You said you thought so. You can trust yourself a little more here.',
    'You said you thought so. Now you can find out what to change.',
  ],
  guessing: [
    'You said you were guessing. See why it is right, then it is yours.',
    'You said you were guessing. Thank you for saying so; the next step helps.',
  ],
}

type SaidLineProps = { readonly said: Sureness; readonly isRight: boolean }

export function SaidLine({ said, isRight }: SaidLineProps) {
  const [right, notYet] = words[said]
  return <p className="mt-2.5 text-quiet text-sm">{isRight ? right : notYet}</p>
}
