import type { JobState } from '@producer-portal/domain/config'
import type { SiteNotification } from '@producer-portal/domain/shell'
import type { Settings } from './config/settings.ts'
import type { ListCache } from './http/list-cache.ts'
import type { Log } from './log.ts'
import type { MessageSender } from './messages/message-sender.ts'
import type { DocumentStore } from './uploads/upload-folder.ts'
import type { Database } from './store/database/database.ts'

/** The services that every route may use. The composition root (`server/`) makes them; nothing else knows how. */
export interface Services {
  readonly db: Database
  readonly settings: Settings
  readonly tokens: Tokens
  /** Checks the tokens of the identity provider. */
  readonly verifyIdentity: VerifyIdentity
  /** The notice above the pages; null where there is none. */
  readonly siteNotification: SiteNotification | null
  /** Long lists that were read, packed. */
  readonly lists: ListCache
  /** Sends emails, text messages and calls. */
  readonly messages: MessageSender
  readonly jobs: Jobs
  /** Keeps the documents that producers send. */
  readonly documents: DocumentStore
  readonly log: Log
  /** The clock: all days and expiries follow it. */
  readonly now: () => Date
}

/** Work that the service does by itself. */
export type JobName = 'answers' | 'illustrations' | 'messages' | 'retention' | 'statements' | 'submissions' | 'uploads'

/** The jobs, as far as calls have to do with them. */
export interface Jobs {
  /** Has a job run at a time, besides its schedule. */
  readonly wake: (name: JobName, at: Date) => Promise<void>
  /** The result of the last run of each job, in any process. */
  readonly readStates: () => Promise<readonly JobState[]>
}

/**
 * The use of a token: `session` calls the API, `credential` only exchanges itself for a new session. Each has its own
 * audience claim, so that neither passes for the other.
 */
export type TokenUse = 'session' | 'credential'

/** The claims of a token: whose session it is, which one, and the account's generation when it was made. */
interface TokenFacts {
  readonly userId: string
  readonly sessionId: string
  readonly generation: number
}

/** A token that was read: its facts and when it was made. */
export interface ReadToken extends TokenFacts {
  readonly issuedAt: Date
}

export interface Tokens {
  /** Signs a token that ends after the service's token lifetime, at the latest when its session ends. */
  readonly sign: (use: TokenUse, facts: TokenFacts, sessionEnd?: Date) => Promise<string>
  /** The secret that the browser that started a session holds beside its tokens, out of reach of scripts. */
  readonly renewalKey: (sessionId: string) => string
  /** True for that secret, and for one from before the key was replaced. */
  readonly isRenewalKey: (sessionId: string, given: string) => boolean
  /** Reads a token; null when it is malformed, forged, for another use, or expired. */
  readonly read: (use: TokenUse, token: string) => Promise<ReadToken | null>
}

/** The tokens that the portal received from the identity provider. */
interface IdentityTokens {
  readonly accessToken: string
  readonly idToken: string
  readonly nonce: string
}

/** The user an identity provider names, and until when it says so. */
export interface VerifiedIdentity {
  readonly userId: string
  /** The session generation that the sign-in was for; null when another provider keeps the passwords. */
  readonly generation: number | null
  readonly expiresAt: Date
}

/** Checks an identity provider's tokens; resolves to null when they are invalid. */
export type VerifyIdentity = (tokens: IdentityTokens) => Promise<VerifiedIdentity | null>
