declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server that speaks the S3 protocol and keeps objects in a folder. */
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    /** Handlers of requests, in the order they are asked. */
    readonly middleware: ((ctx: S3Request, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }

  export interface S3Request {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, string | undefined>>
    status: number
  }
}
