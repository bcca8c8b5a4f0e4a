import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Document = JSONColumnType<object>
type Instant = ColumnType<Date, Date, Date>

/** A session of a user, and the code that was sent to prove who they are, stored as a hash. */
export interface SessionTable {
  id: string
  user_id: string
  started_at: Instant
  /** Null for a session that another version of the service started. */
  proved_at: ColumnType<Date | null, Date | null, Date | null>
  code_hash: ColumnType<string | null, undefined, string | null>
  code_method: ColumnType<string | null, undefined, string | null>
  code_expires_at: ColumnType<Date | null, undefined, Date | null>
  code_tries_left: Generated<number>
}

/** A session that was signed out before its token expired. */
export interface RevokedSessionTable {
  session_id: string
  expires_at: Instant
}

/** A sign-in that failed or is being checked, counted per account and per client address. */
export interface SignInAttemptTable {
  id: Generated<number>
  key: string
  attempted_at: Instant
}

/** A sign-in between password and code; the id and the code are stored as hashes only. */
export interface PendingSignInTable {
  id_hash: string
  user_id: string
  /** The account's generation when its password was checked; of another one, the sign-in is over. */
  generation: number
  expires_at: Instant
  method: string | null
  code_hash: string | null
  code_expires_at: Instant | null
  tries_left: number
  codes_sent: Generated<number>
}

/** A new mobile phone that waits for its code, one a user; the id and the code are stored as hashes only. */
export interface PhoneChangeTable {
  user_id: string
  id_hash: string
  phone_number: string
  method: string
  code_hash: string
  code_expires_at: Instant
  tries_left: number
}

/** A change of an email address or a mobile phone; the tokens of its links are stored as hashes only. */
export interface ContactChangeTable {
  id: Generated<number>
  user_id: string
  /** `email`, `mobilePhone` */
  kind: string
  /** Empty for none. */
  old_value: string
  new_value: string
  undo_hash: string
  /** Null for a phone, which is changed by its code. */
  confirm_hash: string | null
  changed_at: Instant
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A link that sets a new password, stored as a hash; it serves once. */
export interface ResetLinkTable {
  token_hash: string
  user_id: string
  expires_at: Instant
}

/** A document of the identity provider: a session, a grant, a code, a token. */
export interface IdentityRecordTable {
  model: string
  id: string
  payload: Document
  uid: string | null
  grant_id: string | null
  consumed_at: ColumnType<Date | null, Date | null, Date | null>
  expires_at: ColumnType<Date | null, Date | null, Date | null>
}

/** A remembered device, stored as a hash. */
export interface DeviceTable {
  token_hash: string
  user_id: string
  expires_at: Instant
  id: Generated<number>
  /** `Chrome on Windows` */
  name: string
  remembered_at: Instant
}

/** A device on which an account signed in before, stored as a hash. */
export interface KnownDeviceTable {
  token_hash: string
  user_id: string
  expires_at: Instant
}

/** An identity token that was exchanged for a session, stored as a hash until it would expire anyway. */
export interface UsedIdentityTokenTable {
  token_hash: string
  expires_at: Instant
}

/** A secret that signs session tokens; without an end the one that signs. */
export interface SigningKeyTable {
  id: string
  secret: string
  created_at: ColumnType<Date, Date | undefined, never>
  ends_at: ColumnType<Date | null, Date | null | undefined, Date>
}
