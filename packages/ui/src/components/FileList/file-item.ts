/** A file as a row shows it. */
export interface FileItem {
  /** Identifies the file. */
  readonly id: string
  /** Name with its ending. */
  readonly name: string
  /** Size in bytes. */
  readonly size?: number
  /** `ready` to be sent, on its way (`uploading`), there (`done`), or `failed`. */
  readonly state: 'ready' | 'uploading' | 'done' | 'failed'
  /** The part that is sent, from 0 to 100; without it the bar moves and promises nothing. */
  readonly progress?: number
  /** The problem and how to fix it, when it failed. */
  readonly error?: string
  /** True if sending it again can help; a file of the wrong kind stays wrong. */
  readonly canRetry?: boolean
}
