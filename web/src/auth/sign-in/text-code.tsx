import { useLocation, useNavigate } from 'react-router'
import { CodeForm } from './code-form.tsx'
import { NumberForm } from './number-form.tsx'

/** Reads the number from the history state, so that a reload, or a look at the message, loses nothing. */
const numberIn = (state: unknown): string | undefined => {
  const kept: unknown = Object(state).number
  return typeof kept === 'string' ? kept : undefined
}

/** Signs in by a code that is sent to a mobile number. The number stays out of the address. */
export function TextCode() {
  const location = useLocation()
  const navigate = useNavigate()
  const number = numberIn(location.state)
  const setNumber = (next: string | undefined) =>
    navigate(location, { replace: true, state: next === undefined ? null : { number: next } })
  return number === undefined ? (
    <NumberForm onSent={setNumber} />
  ) : (
    <CodeForm number={number} onAnother={() => setNumber(undefined)} />
  )
}
