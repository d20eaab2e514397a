/** The part of oidc-provider that the tests use; it comes without types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Client = { compareClientSecret: (actual: string) => boolean | Promise<boolean> }

  export class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    readonly Client: { readonly prototype: Client }
  }
}
