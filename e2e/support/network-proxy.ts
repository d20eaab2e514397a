import { connect, createServer, type Socket } from 'node:net'

/** The way to a server, which can be cut: what is on it is lost, and nothing new gets through. */
export type Wire = {
  readonly url: string
  readonly cut: () => void
  readonly mend: () => void
  readonly stop: () => void
}

/** Lays a wire to a server on this machine. A browser that is told to be offline only stops asking. */
export async function layWire(to: string): Promise<Wire> {
  const sockets = new Set<Socket>()
  let isCut = false
  const wire = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(new URL(to).port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve))
  const address = wire.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    cut: () => {
      isCut = true
      drop()
    },
    mend: () => {
      isCut = false
    },
    stop: () => {
      drop()
      wire.close()
    },
  }
}
