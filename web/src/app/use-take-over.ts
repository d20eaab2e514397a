import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { deviceShelf } from '#platform/shelf.ts'

/** How the names begin under which visitors' attempts are kept on a device. */
const prefix = 'guest-sheet:'

/** Makes what a student did here as a visitor theirs, if they asked for it. Most have nothing, and fetch nothing. */
export function useTakeOver(user_id: string | undefined, isOnline: boolean): void {
  const navigate = useNavigate()
  const takeOver = useEffectEvent(async () => {
    const { takeOverKept } = await import('#sharing/sharing.pages.ts')
    await takeOverKept((address) => void navigate(address))
  })
  useEffect(() => {
    if (user_id === undefined || !isOnline) return
    if (deviceShelf.names().some((name) => name.startsWith(prefix))) void takeOver()
  }, [user_id, isOnline])
}
