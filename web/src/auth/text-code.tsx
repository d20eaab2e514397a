import { useState } from 'react'
import { CodeForm } from './code-form.tsx'
import { NumberForm } from './number-form.tsx'

/** Signs in by a code that is sent to a mobile number. The number stays out of the address. */
export function TextCode() {
  const [number, setNumber] = useState<string>()
  return number === undefined ? (
    <NumberForm onSent={setNumber} />
  ) : (
    <CodeForm number={number} onAnother={() => setNumber(undefined)} />
  )
}
