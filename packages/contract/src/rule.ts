import type { Problem, Send, Server } from './server.ts'

export interface ContractOptions {
  /** Sends a request to a path below the base. */
  readonly send: Send
  /** The session token of a producer who has new business and in-force business. */
  readonly token: string
  /** The session token of a user without new business, if access by role is to be checked. */
  readonly refusedToken?: string | undefined
  /** True if the user's column settings may be saved; they are put back. Without it nothing is written. */
  readonly mayWrite?: boolean
  /** The groups of checks to run: `shape`, `access`, `errors`, `lists`, `idempotence`. Default: all */
  readonly only?: readonly string[]
}

export interface Check {
  /** A whole sentence, the rule of the contract. */
  readonly rule: string
  readonly run: (server: Server, options: ContractOptions) => Promise<Problem>
}
