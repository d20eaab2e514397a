import { hash, randomUUIDv7 } from 'node:crypto'

/** A new id. Ids made later sort later, so rows made together lie together. */
export const newId = (): string => randomUUIDv7()

/** What is kept of a secret or of something that tells who: enough to find it again, not to know it. */
export const hashOf = (text: string): string => hash('sha256', text, 'base64url')
