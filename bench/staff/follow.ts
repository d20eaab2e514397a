import { get, type IncomingMessage } from 'node:http'

/** What a board said last. */
export type Followed = {
  /** Questions that are answered, of all students together. */
  answered: number
  events: number
  opened: number
}

type Board = { readonly students: readonly { readonly num_tried: number }[] }

/** How long a page waits before it opens a stream anew, in ms. */
const againMs = 200

/**
 * Follows a board as its page does, and opens the stream anew whenever it ends; so it does when it is cut.
 */
export function follow(url: string, token: string) {
  const seen: Followed = { answered: 0, events: 0, opened: 0 }
  let [isOver, answer]: [boolean, IncomingMessage | undefined] = [false, undefined]
  const open = () => {
    if (isOver) return
    seen.opened += 1
    let text = ''
    const sent = get(url, { headers: { authorization: `Bearer ${token}` } }, (response) => {
      answer = response
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        text += piece
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) take(event)
      })
      response.on('close', () => setTimeout(open, againMs))
      response.on('error', () => {})
    })
    sent.on('error', () => {})
  }
  const take = (event: string) => {
    if (!event.includes('event: board\n')) return
    const [, data = ''] = /^data: (.*)$/m.exec(event) ?? []
    // Safe: the contract says so of this event.
    const { students } = JSON.parse(data) as Board
    seen.events += 1
    seen.answered = students.reduce((sum, { num_tried }) => sum + num_tried, 0)
  }
  open()
  return {
    seen,
    /** Breaks the connection off, as a network does. */
    cut: () => void answer?.destroy(),
    end: () => {
      isOver = true
      answer?.destroy()
    },
  }
}
