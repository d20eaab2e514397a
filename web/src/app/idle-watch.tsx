import { later } from '#platform/later.tsx'
import { useUser } from '#platform/session.ts'

/** Few schools ask for it: the others' pages do not carry it. */
const watch = later(async () => (await import('./watch-idle.tsx')).Watch)

/** Signs out an inactive user if the school requires it. */
export function IdleWatch() {
  const minutes = useUser()?.school_flags.idle_minutes ?? null
  return minutes === null ? null : <watch.Later minutes={minutes} />
}
