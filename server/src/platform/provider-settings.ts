import { createPrivateKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

export const isLoopback = ({ hostname }: URL): boolean => loopback.test(hostname)

/** Requires TLS, except on this machine: secrets and names of people are sent there. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => isSafe(text), 'must be https, unless it is on this machine')

function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return url.protocol === 'https:' || isLoopback(url)
}

/**
 * A key as it was downloaded; in a one-line variable its line ends are written as `
 * `.
 */
const signingKey = z.string().transform((text, context) => {
  try {
    const key = createPrivateKey(text.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  } catch {
    // Reported below, without the text of the key.
  }
  context.addIssue('must be a PEM private key on the curve P-256')
  return z.NEVER
})

const text = z.string().min(1)

/** Settings of the identity providers. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_ISSUER: address.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  APPLE_PRIVATE_KEY: signingKey.optional(),
  APPLE_ISSUER: address.default('https://appleid.apple.com'),
  CANVAS_URL: address.optional(),
  CANVAS_CLIENT_ID: text.optional(),
  CANVAS_CLIENT_SECRET: text.optional(),
  /** The school that runs the instance: it vouches for that school's people and nobody else. */
  CANVAS_SCHOOL_ID: z.uuid().optional(),
  D2L_URL: address.optional(),
  D2L_CLIENT_ID: text.optional(),
  D2L_CLIENT_SECRET: text.optional(),
  D2L_SCHOOL_ID: z.uuid().optional(),
  D2L_AUTH_URL: address.default('https://auth.brightspace.com/oauth2/auth'),
  D2L_TOKEN_URL: address.default('https://auth.brightspace.com/core/connect/token'),
} as const

type Read = z.output<z.ZodObject<typeof providerSettings>>

export type OpenIdSettings = { readonly issuer: string; readonly client_id: string }

export type AppleSettings = OpenIdSettings & {
  readonly team_id: string
  readonly key_id: string
  readonly private_key: KeyObject
}

export type SchoolSettings = {
  /** Origin of the instance. */
  readonly issuer: string
  readonly authorization_endpoint: string
  readonly token_endpoint: string
  readonly client_id: string
  readonly client_secret: string
  readonly school_id: string
}

/** The providers that are configured; the others are not offered. */
export type ProviderSettings = {
  readonly google: OpenIdSettings | undefined
  readonly apple: AppleSettings | undefined
  readonly canvas: SchoolSettings | undefined
  readonly d2l: SchoolSettings | undefined
}

/** Reads the settings. Throws if a provider is half configured, which would otherwise fail at the first sign-in. */
export function readProviders(read: Read): ProviderSettings {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_ISSUER: issuer } = read
  const apple = whole({
    APPLE_CLIENT_ID: read.APPLE_CLIENT_ID,
    APPLE_TEAM_ID: read.APPLE_TEAM_ID,
    APPLE_KEY_ID: read.APPLE_KEY_ID,
    APPLE_PRIVATE_KEY: read.APPLE_PRIVATE_KEY,
  })
  const canvas = whole({
    CANVAS_URL: read.CANVAS_URL,
    CANVAS_CLIENT_ID: read.CANVAS_CLIENT_ID,
    CANVAS_CLIENT_SECRET: read.CANVAS_CLIENT_SECRET,
    CANVAS_SCHOOL_ID: read.CANVAS_SCHOOL_ID,
  })
  const d2l = whole({
    D2L_URL: read.D2L_URL,
    D2L_CLIENT_ID: read.D2L_CLIENT_ID,
    D2L_CLIENT_SECRET: read.D2L_CLIENT_SECRET,
    D2L_SCHOOL_ID: read.D2L_SCHOOL_ID,
  })
  return {
    google: client_id === undefined ? undefined : { issuer, client_id },
    apple: apple && {
      issuer: read.APPLE_ISSUER,
      client_id: apple.APPLE_CLIENT_ID,
      team_id: apple.APPLE_TEAM_ID,
      key_id: apple.APPLE_KEY_ID,
      private_key: apple.APPLE_PRIVATE_KEY,
    },
    canvas: canvas && {
      issuer: new URL(canvas.CANVAS_URL).origin,
      authorization_endpoint: new URL('/login/oauth2/auth', canvas.CANVAS_URL).href,
      token_endpoint: new URL('/login/oauth2/token', canvas.CANVAS_URL).href,
      client_id: canvas.CANVAS_CLIENT_ID,
      client_secret: canvas.CANVAS_CLIENT_SECRET,
      school_id: canvas.CANVAS_SCHOOL_ID,
    },
    d2l: d2l && {
      issuer: new URL(d2l.D2L_URL).origin,
      authorization_endpoint: read.D2L_AUTH_URL,
      token_endpoint: read.D2L_TOKEN_URL,
      client_id: d2l.D2L_CLIENT_ID,
      client_secret: d2l.D2L_CLIENT_SECRET,
      school_id: d2l.D2L_SCHOOL_ID,
    },
  }
}

type Whole<T> = { readonly [K in keyof T]: NonNullable<T[K]> }

/** Returns the settings if all are set, nothing if none is. */
function whole<T extends Readonly<Record<string, unknown>>>(settings: T): Whole<T> | undefined {
  const names = Object.keys(settings)
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0) {
    throw new Error(`Of ${names.join(', ')} all are needed: ${missing.join(', ')} is not set`)
  }
  // Safe: none of them is missing.
  return settings as Whole<T>
}
