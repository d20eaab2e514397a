import { ApiError } from '@learngrove/contract/call'
import { base_url } from '#platform/address.ts'
import { currentUser } from '#platform/session.ts'
import type { KeptFile } from './files.attached.ts'

/** A file of which nothing was heard for so long is given up; trying it again keeps it once. */
const patienceMs = 120_000

const firstFault = 400

type Sending = { readonly id: string; readonly blob: Blob; readonly name: string }

/**
 * Sends a file under its id, and tells how much of it is sent: `fetch` does not say. Rejects as a call does,
 * and without a network as `fetch`.
 */
export function sendFile(
  { id, blob, name }: Sending,
  onPart: (part: number) => void,
  signal: AbortSignal,
): Promise<KeptFile> {
  const { promise, resolve, reject } = Promise.withResolvers<KeptFile>()
  const request = new XMLHttpRequest()
  request.open('POST', `${base_url}/chat/files`)
  request.responseType = 'json'
  request.timeout = patienceMs
  const token = currentUser()?.access_token
  if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
  const lost = () => reject(new TypeError('The network is gone'))
  request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0)
  request.upload.onload = () => onPart(1)
  request.onerror = lost
  request.ontimeout = lost
  request.onabort = lost
  request.onload = () => {
    if (request.status < firstFault) return resolve(request.response)
    const problem = request.response ?? { code: 'UNAVAILABLE', request_id: '' }
    reject(new ApiError(request.status, problem))
  }
  signal.addEventListener('abort', () => request.abort())
  const form = new FormData()
  form.append('id', id)
  form.append('file', blob, name)
  request.send(form)
  return promise
}
