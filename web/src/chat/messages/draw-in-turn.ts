import { startTransition } from 'react'

const waiting = new Set<() => void>()

/**
 * Draws what is given, one thing for each picture that the screen shows, so that no picture waits for many.
 * What was given last is nearest to where the reader is now, and comes first. Returns how to take it back.
 */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw)
  if (waiting.size === 1) requestAnimationFrame(drawNext)
  return () => void waiting.delete(draw)
}

function drawNext(): void {
  const draw = [...waiting].at(-1)
  if (!draw) return
  waiting.delete(draw)
  startTransition(draw)
  if (waiting.size > 0) requestAnimationFrame(drawNext)
}
