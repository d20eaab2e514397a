/**
 * Put before a server of the tests: its clock goes as that of the machine, and is put forward by
 * whoever asks this port for `/{milliseconds}`. So links and codes grow old without waiting.
 */
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const Now = Date
let ahead_ms = 0

class Forward extends Now {
  constructor(...given: readonly [] | readonly [number | string | Date]) {
    const [moment] = given
    super(moment ?? Now.now() + ahead_ms)
  }
  static override now(): number {
    return Now.now() + ahead_ms
  }
}

if (isMainThread) {
  // Safe: the product makes moments from nothing or from one value, and never calls it without `new`.
  globalThis.Date = Forward as DateConstructor
  createServer((request, response) => {
    ahead_ms += Number(request.url?.slice(1))
    response.end()
  })
    .listen(Number(process.env.CLOCK_PORT), '127.0.0.1')
    .unref()
}
