import { call } from '#platform/api.ts'

/** Fetches a file as who is signed in: no address that opens it is ever written down. */
export const fetchFile = async (id: string, signal?: AbortSignal): Promise<Blob> =>
  (await call('GET /chat/files/{id}', { params: { id } }, signal)).blob()
