import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { keys } from '#platform/session.ts'
import { tabShelf } from '#platform/shelf.ts'

/** Makes what was asked in this tab as a visitor a student's. Most have asked nothing, and fetch nothing. */
export function useTakeOverTalks(isStudent: boolean): void {
  const navigate = useNavigate()
  const takeOver = useEffectEvent(async () => {
    const { takeOverTalks } = await import('#chat/chat.take-over.ts')
    await takeOverTalks((address) => void navigate(address))
  })
  useEffect(() => {
    if (isStudent && tabShelf.read(keys.chat_session) !== null) void takeOver()
  }, [isStudent])
}
