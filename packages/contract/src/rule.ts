import type { Problem, Send, Server } from './server.ts'

/** A user ID and the password. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface ContractOptions {
  /** Sends a request to a path below the base. */
  readonly send: Send
  /** The session token of a producer who has new business and in-force business. */
  readonly token: string
  /** The session token of a user without new business who shares nothing of an agency, if access by role is to be checked. */
  readonly refusedToken?: string | undefined
  /** The session token of a manager of an agency, signed in a moment ago, if Manage Access is to be checked. */
  readonly managerToken?: string | undefined
  /** The token of a system of the insurer, if imports are to be checked. */
  readonly importToken?: string | undefined
  /** A user who signs in without a second factor, if cookies are to be checked. */
  readonly credentials?: Credentials | undefined
  /** True if the server is reached over https, so that its cookies must be secure. Default: false */
  readonly isSecure?: boolean
  /**
   * True if what can be put back may be changed: the user's column settings, one switch of Manage Access, one agency that is
   * imported and removed. Default: false
   */
  readonly mayWrite?: boolean
  /** True if one open requirement of the user may be answered with an empty page, which stays. Default: false */
  readonly mayUpload?: boolean
  /**
   * The groups of checks to run: `shape`, `access`, `errors`, `lists`, `idempotence`, `cookies`, `uploads`,
   * `manage-access`, `imports`. Default: all
   */
  readonly only?: readonly string[]
}

export interface Check {
  /** A whole sentence, the rule of the contract. */
  readonly rule: string
  readonly run: (server: Server, options: ContractOptions) => Promise<Problem>
}
