import { connect, createServer, type Socket } from 'node:net'

/**
 * Where a request is lost on its way: before any of it has left, in its middle, when the server has it whole
 * and has done what it asks, or in the middle of the answer.
 */
export const cuts = ['before', 'during', 'after', 'in_answer'] as const
export type Cut = (typeof cuts)[number]

export type Wire = {
  readonly url: string
  /** Loses the next request that hands something in so, and whatever comes until it is mended. */
  readonly cutNext: (cut: Cut, onCut: () => void) => void
  readonly cut: () => void
  /** Leads to this port, and lets everything through again. */
  readonly mend: (port: number) => void
  readonly stop: () => void
}

/** Hands something in, and would be lost with it. */
const isWriting = (text: string) => /^(POST|PATCH) \/api\/v1\/quiz\//.test(text)

/** Lays a wire to a server on this machine, which can be cut at each step. */
export async function layWire(first: number): Promise<Wire> {
  const state: State = { port: first, isCut: false, armed: undefined, sockets: new Set() }
  const server = createServer((near) => join(state, near))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const drop = () => {
    for (const socket of state.sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cutNext: (cut, onCut) => {
      state.armed = { cut, onCut }
    },
    cut: () => {
      state.isCut = true
      drop()
    },
    mend: (port) => {
      Object.assign(state, { port, isCut: false, armed: undefined })
    },
    stop: () => {
      drop()
      server.close()
    },
  }
}

type State = {
  port: number
  isCut: boolean
  armed: { readonly cut: Cut; readonly onCut: () => void } | undefined
  readonly sockets: Set<Socket>
}

function join(state: State, near: Socket) {
  if (state.isCut) return near.destroy()
  const far = connect(state.port, '127.0.0.1')
  const ends = [near, far]
  for (const end of ends) {
    state.sockets.add(end)
    end.on('error', () => {})
    end.on('close', () => {
      state.sockets.delete(end)
      for (const each of ends) each.destroy()
    })
  }
  /** What was armed has met its request on this connection. */
  let cut: Cut | undefined
  const lose = (onCut: () => void) => {
    state.isCut = true
    for (const socket of state.sockets) socket.destroy()
    onCut()
  }
  let lost = () => {}
  near.on('data', (piece: Buffer) => {
    const { armed } = state
    if (armed && !cut && isWriting(piece.toString('latin1'))) {
      cut = armed.cut
      state.armed = undefined
      lost = () => lose(armed.onCut)
      if (cut === 'before') return lost()
      if (cut === 'during') {
        far.write(piece.subarray(0, Math.ceil(piece.length / 2)))
        setTimeout(lost, 1)
        return
      }
    }
    far.write(piece)
  })
  far.on('data', (piece: Buffer) => {
    if (cut === 'after') return lost()
    if (cut === 'in_answer') {
      near.write(piece.subarray(0, Math.ceil(piece.length / 2)))
      setTimeout(lost, 1)
      return
    }
    near.write(piece)
  })
}
