/** What the synthesiser of the package is run with: its module, what it is told, and which voice speaks. */
type Run = { readonly module: WebAssembly.Module; readonly text: string; readonly voice: string }

const done = 0
const badFile = 8
const noMemory = 48
const firstFolder = 3
const firstFile = 4

/** A sound is at most so long; more is no sentence. */
const mostBytes = 16 * 1024 * 1024

class Exit extends Error {}

/**
 * Says a text, and returns it as a WAV; undefined if the synthesiser fails. It is a program that writes a
 * file: it is given one in memory, and nothing else of this machine.
 */
export async function runFlite({ module, text, voice }: Run): Promise<Uint8Array | undefined> {
  const output = new MemoryFile()
  const args = ['flite', '-voice', voice, '-t', text, '-o', '/sound.wav'].map((arg) =>
    Buffer.from(`${arg}\0`),
  )
  let memory = new WebAssembly.Memory({ initial: 0 })
  const view = () => new DataView(memory.buffer)
  const system = systemOf(args, output, view)
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system })
  // Safe: a program for WASI exports both.
  const program = exports as { readonly memory: WebAssembly.Memory; readonly _start: () => void }
  memory = program.memory
  try {
    program._start()
  } catch (error) {
    // It says by its code alone how it ended, and says 1 where all is well.
    if (!(error instanceof Exit)) return undefined
  }
  return output.bytes()
}

/** A file that is written from its beginning to its end, and perhaps once more at its beginning. */
class MemoryFile {
  #bytes = Buffer.alloc(64 * 1024)
  #size = 0
  #at = 0

  write(bytes: Uint8Array): boolean {
    const end = this.#at + bytes.length
    if (end > mostBytes) return false
    if (end > this.#bytes.length) {
      this.#bytes = Buffer.concat([this.#bytes], Math.max(end, 2 * this.#bytes.length))
    }
    this.#bytes.set(bytes, this.#at)
    this.#at = end
    this.#size = Math.max(this.#size, end)
    return true
  }

  seek(offset: number, whence: number): number {
    this.#at = Math.max(0, [0, this.#at, this.#size][whence] ?? 0) + offset
    return this.#at
  }

  bytes(): Uint8Array | undefined {
    return this.#size > 0 ? Uint8Array.from(this.#bytes.subarray(0, this.#size)) : undefined
  }
}

/** The calls of WASI that the program makes. A descriptor is a folder without a name, or the one file. */
function systemOf(args: readonly Buffer[], output: MemoryFile, view: () => DataView) {
  const put = (at: number, value: number) => view().setUint32(at, value, true)
  const bytesAt = (at: number, length: number) => new Uint8Array(view().buffer, at, length)
  return {
    args_sizes_get(count: number, size: number) {
      put(count, args.length)
      put(
        size,
        args.reduce((all, arg) => all + arg.length, 0),
      )
      return done
    },
    args_get(pointers: number, at: number) {
      let next = at
      for (const [place, arg] of args.entries()) {
        put(pointers + 4 * place, next)
        bytesAt(next, arg.length).set(arg)
        next += arg.length
      }
      return done
    },
    clock_time_get(_clock: number, _precision: bigint, at: number) {
      view().setBigUint64(at, 0n, true)
      return done
    },
    fd_prestat_get(fd: number, at: number) {
      if (fd !== firstFolder) return badFile
      put(at, 0)
      put(at + 4, 1)
      return done
    },
    fd_prestat_dir_name(_fd: number, at: number) {
      bytesAt(at, 1).set([0x2f])
      return done
    },
    fd_fdstat_get(fd: number, at: number) {
      bytesAt(at, 24).fill(0)
      // A folder, a character device or a file, with every right.
      bytesAt(at, 1).set([fd === firstFolder ? 3 : fd < firstFolder ? 2 : 4])
      bytesAt(at + 8, 16).fill(0xff)
      return done
    },
    path_open(...given: readonly (number | bigint)[]) {
      put(Number(given[8]), firstFile)
      return done
    },
    fd_write(fd: number, vectors: number, count: number, written: number) {
      let all = 0
      for (let each = 0; each < count; each += 1) {
        const at = view().getUint32(vectors + 8 * each, true)
        const length = view().getUint32(vectors + 8 * each + 4, true)
        if (fd === firstFile && !output.write(bytesAt(at, length))) return noMemory
        all += length
      }
      put(written, all)
      return done
    },
    fd_seek(fd: number, offset: bigint, whence: number, at: number) {
      if (fd !== firstFile) return badFile
      view().setBigUint64(at, BigInt(output.seek(Number(offset), whence)), true)
      return done
    },
    fd_read: () => badFile,
    fd_close: () => done,
    fd_fdstat_set_flags: () => done,
    proc_exit() {
      throw new Exit()
    },
  }
}
