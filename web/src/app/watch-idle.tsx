import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import { site } from '#platform/brand.ts'
import { type Idle, idleAt } from '#platform/idle.ts'
import { clearSession } from '#platform/session.ts'
import { IdleDialog } from './idle-dialog.tsx'

const lookMs = 1_000
/** How often the server is told of somebody who reads and sends nothing, at most. */
const tellMs = 60_000
/** How long signing out waits for the server: what is on the screen is cleared at once. */
const patienceMs = 2_000

const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const

/** Signs out, and leaves nothing of the user in this page's memory or history. */
async function leave() {
  const ended = call('POST /auth/logout', {}).catch(() => {})
  clearSession()
  await Promise.race([ended, new Promise((done) => setTimeout(done, patienceMs))])
  location.replace(`${site.base_path}/login`)
}

/** Watches for activity in any tab, and signs out a user who shows none for so many minutes. */
export function Watch({ minutes }: { readonly minutes: number }) {
  const [idle, setIdle] = useState<Idle>({ kind: 'in_use' })
  const [stay, setStay] = useState<() => void>(() => () => {})
  useEffect(() => {
    const watch = startWatch(minutes, setIdle)
    setStay(() => watch.stay)
    return watch.stop
  }, [minutes])
  if (idle.kind !== 'warned') return null
  return <IdleDialog seconds_left={idle.seconds_left} onStay={stay} onLeave={() => void leave()} />
}

/** Watches this tab, listens to the others, and reports how long there was no activity. */
function startWatch(minutes: number, tell: (idle: Idle) => void) {
  const tabs = new BroadcastChannel('signs-of-life')
  let last = Date.now()
  let toldAt = last
  let isOver = false
  const look = () => {
    if (isOver) return
    const idle = idleAt(Date.now(), last, minutes)
    tell(idle)
    if (idle.kind !== 'over') return
    isOver = true
    void leave()
  }
  const stay = () => {
    last = Date.now()
    tabs.postMessage(last)
    if (last - toldAt > tellMs) {
      toldAt = last
      void call('GET /users/information', {}).catch(() => {})
    }
    look()
  }
  /** After the warning only an answer counts: accidental movement keeps nobody signed in. */
  const live = () => {
    const isNews = Date.now() - last > lookMs
    if (isNews && idleAt(Date.now(), last, minutes).kind === 'in_use') stay()
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<number>) => {
    last = Math.max(last, data)
    look()
  })
  for (const sign of signsOfLife) addEventListener(sign, live, { passive: true })
  // A device that wakes up checks before it shows anything.
  for (const wake of ['focus', 'pageshow'] as const) addEventListener(wake, look)
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(look, lookMs)
  return {
    stay,
    stop() {
      clearInterval(timer)
      tabs.close()
      for (const sign of signsOfLife) removeEventListener(sign, live)
      for (const wake of ['focus', 'pageshow'] as const) removeEventListener(wake, look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
