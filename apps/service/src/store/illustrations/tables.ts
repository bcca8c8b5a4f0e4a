import type { ColumnType, Generated } from 'kysely'

/** `YYYY-MM-DD` */
type DateText = ColumnType<string, string, string>
type Instant = ColumnType<Date, Date, Date>

/** A contract as the policy search of illustration requests finds it. Triggers copy it from contracts and alerts. */
export interface IllustrationPolicyTable {
  co_code: string
  co_type: string
  contract_no: string
  /** The number as people read it. */
  policy_no: string
  agency_nos: string[]
  agent_nos: string[]
  /** The number of the first client. */
  ipn: string | null
  client_name: string | null
  product_type: string | null
  /** False once the contract has ended. */
  is_in_force: boolean
  /** Client and number without accents, in lower case. */
  search_text: string
}

/** A request for an in-force illustration, with what it was about on that day. */
export interface IllustrationRequestTable {
  id: Generated<number>
  user_id: string
  /** The caller's own key, which makes a repeated call the same request. */
  request_key: string | null
  /** The agencies of the policy, and the one agent of the request. */
  agency_nos: string[]
  agent_nos: string[]
  agent_name: string | null
  co_code: string
  co_type: string
  contract_no: string
  policy_no: string
  client_name: string | null
  birth_date: DateText | null
  product_type: string | null
  /** Run automatically, without instructions. */
  is_basic: boolean
  instructions: string
  request_date: DateText
  /** As it was sent: the user's ID, or empty for the agent. */
  recipient: string
  notified_name: string
  /** The user whose outbox the messages go to; null for someone unknown here. */
  notified_user_id: string | null
  notified_by: 'email' | 'sms'
  notified_address: string | null
  requested_at: Instant
  /** The times at which the clock of the demo takes and finishes it; null where the home office does. */
  preparing_at: Instant | null
  ready_at: Instant | null
  /** Can't be guessed. */
  file_id: Generated<string>
  /** A document from before they were in the document store. */
  document: ColumnType<Uint8Array | null, undefined, never>
  /** The person or system that prepares it: a user ID, `:system` or `:clock`; null while it waits. */
  taken_by: ColumnType<string | null, string | null | undefined, string | null>
  taken_by_name: ColumnType<string | null, string | null | undefined, string | null>
  taken_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** The time at which it was ready or declined. */
  closed_at: ColumnType<Date | null, Date | undefined, Date>
  decline_reason: ColumnType<string | null, undefined, string>
  /** The document in the store, its size, and the hash of the file that it was made of. */
  document_id: ColumnType<string | null, undefined, string>
  document_bytes: ColumnType<number | null, undefined, number>
  document_hash: ColumnType<string | null, undefined, string>
  /** The time at which the systems of the home office were told of it. */
  told_at: ColumnType<Date | null, undefined, Date>
  /** The time at which the person who sent the request first saw that it's ready. */
  seen_at: ColumnType<Date | null, Date | undefined, Date | null>
  /** The same for the person who is notified, if that is someone else. */
  notified_seen_at: ColumnType<Date | null, Date | undefined, Date | null>
}
