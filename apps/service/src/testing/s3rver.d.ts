declare module '@20minutes/s3rver' {
  interface Options {
    readonly address: string
    /** 0 for a free one. */
    readonly port: number
    readonly silent: boolean
    /** The folder of its buckets. */
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string }[]
  }

  /** An S3-compatible server that keeps its objects in a folder. */
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
