import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
  AccessChangeTable,
  AccessItemTable,
  AccessReviewTable,
  AccessTemplateTable,
  AccessUseTable,
  AssignedAgentTable,
  ManagedAgencyTable,
  MemberTable,
} from './access-tables.ts'
import type { IllustrationPolicyTable, IllustrationRequestTable } from './illustrations/tables.ts'
import type {
  ContactChangeTable,
  DeviceTable,
  IdentityRecordTable,
  KnownDeviceTable,
  PendingSignInTable,
  PhoneChangeTable,
  ResetLinkTable,
  RevokedSessionTable,
  SessionTable,
  SignInAttemptTable,
  SigningKeyTable,
  UsedIdentityTokenTable,
} from './sign-in-tables.ts'
import type { RunningMergeTable, RunningUploadTable } from './upload-tables.ts'

/** A JSON column whose shape the domain's schemas describe; parsed by them where it is read. */
type Document = JSONColumnType<object>
/** `YYYY-MM-DD`, in whatever time zone the service runs. */
type DateText = ColumnType<string, string, string>
type Instant = ColumnType<Date, Date, Date>
type GeneratedInstant = ColumnType<Date, Date | undefined, Date>

interface AgencyTable {
  agency_no: string
  agency_name: string
}

/** Someone who can sign in. Day counters are derived, never stored: see the two pairs of columns. */
export interface AccountTable {
  user_id: string
  password_hash: string
  /** Comma-separated, as the session carries them. */
  audience: string
  access: string
  agency_no: string | null
  agent_no: string | null
  profile: Document
  /** The confirmed address while that of the profile isn't, empty for none; null while that of the profile counts. */
  contact_email: ColumnType<string | null, string | null | undefined, string | null>
  /** The contact a code can be sent to; null where sign-in asks for none. */
  second_factor: ColumnType<object | null, string | null, string | null>
  /** The day the password expires; without one, a demo account's fixed count of days, which never runs down. */
  password_expires_on: DateText | null
  password_expires_in_days: number
  contact_due_on: DateText | null
  contact_due_in_days: number
  security_answer_hash: string | null
  unread_messages: Generated<number>
  /** Raised to end every session of the account at once. */
  session_generation: Generated<number>
  /** Wrong codes without a day or a right one between two of them, and when the last one was. */
  wrong_codes: Generated<number>
  wrong_codes_since: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A new business case. `document` is the case as it is answered, without the days that follow from `proc_date`. */
interface CaseTable {
  id: Generated<number>
  list: string
  co_code: string
  co_type: string
  contract_no: string
  ipn: string
  proc_date: DateText | null
  agency_nos: string[]
  agent_nos: string[]
  document: Document
}

/** An answer to a requirement: a comment, or files, stored as one PDF in the data folder under the id. */
export interface RequirementAnswerTable {
  id: string
  co_code: string
  co_type: string
  contract_no: string
  requirement_id: string
  /** The case that was named, if one was. */
  case_id: string | null
  user_id: string
  answered_at: Instant
  comment: string | null
  /** The same for the same comment, sent again. */
  request_key: ColumnType<string | null, string | null | undefined, string | null>
  file_names: ColumnType<object | null, string | null, string | null>
  /** In bytes, in the order of the names. */
  file_sizes: ColumnType<object | null, string | null, string | null>
  pages: number | null
  bytes: number | null
  /** Of the document, in hexadecimal. */
  sha256: ColumnType<string | null, string | null | undefined, string | null>
  /** The times at which the systems of the home office were told of it and took it over. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date>
  received_at: ColumnType<Date | null, Date | null | undefined, Date>
  /** The time from which the requirement's status shows it, and whether it does. */
  shown_at: ColumnType<Date | null, Date, Date>
  is_shown: boolean
}

interface InforceContractTable {
  co_code: string
  co_type: string
  contract_no: string
  agency_nos: string[]
  agent_nos: string[]
  document: Document
}

/** An in-force alert, without the days that follow from `lapse_date`. */
interface InforceAlertTable {
  id: Generated<number>
  list: string
  contract_no: string
  lapse_date: DateText | null
  agency_nos: string[]
  agent_nos: string[]
  document: Document
}

interface ColumnPreferenceTable {
  user_id: string
  list: string
  columns: Document
}

interface QuickLinkSelectionTable {
  user_id: string
  selection: Document
}

interface NotificationPreferenceTable {
  user_id: string
  key: string
  enabled: boolean
}

interface NotificationDismissalTable {
  user_id: string
  type: string
  dismissed_at: GeneratedInstant
}

/** A message that is or was sent; see `outbox.ts`. */
export interface OutboxTable {
  id: Generated<number>
  user_id: string
  kind: string
  sent_to: string
  body: string
  code: string | null
  link: string | null
  /** The time at which it was sent, or else put here. */
  sent_at: GeneratedInstant
  message_id: Generated<string>
  subject: Generated<string>
  /** `waiting`, `sent`, `failed`, or `dropped`: nobody wants it any longer */
  state: Generated<string>
  tries: Generated<number>
  next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  failure: ColumnType<string | null, string | null | undefined, string | null>
}

/** The service's state about itself: that it is seeded, and secrets. */
interface SettingTable {
  name: string
  value: string
}

/** A producer's contract in one year and its results: decides which statements there are. */
export interface ProducerYearTable {
  agent_no: string
  year: number
  contract_type: string | null
  is_benefit_eligible: boolean
  is_leaders_court: boolean
  /** Dollars. */
  benefact_paid: number
  benefact_credits: number
  ncdc_paid: number
  ncdc_credits: number
  issued_on: DateText
}

/** A statement that was issued; its id can't be guessed, and its document never changes. */
interface StatementTable {
  object_id: Generated<string>
  agent_no: string
  year: number
  kind: string
  document: Uint8Array
}

/** The meaning of a status word of the insurer's systems, and whose turn it is. */
interface StatusWordTable {
  kind: string
  /** In small letters. */
  word: string
  meaning: string
  turn: string | null
}

export interface Tables {
  agency: AgencyTable
  account: AccountTable
  member: MemberTable
  managed_agency: ManagedAgencyTable
  access_item: AccessItemTable
  assigned_agent: AssignedAgentTable
  access_change: AccessChangeTable
  access_review: AccessReviewTable
  access_use: AccessUseTable
  access_template: AccessTemplateTable
  new_business_case: CaseTable
  requirement_answer: RequirementAnswerTable
  running_upload: RunningUploadTable
  running_merge: RunningMergeTable
  inforce_contract: InforceContractTable
  client: ClientTable
  client_contract: ClientContractTable
  inforce_alert: InforceAlertTable
  column_preference: ColumnPreferenceTable
  quick_link_selection: QuickLinkSelectionTable
  notification_preference: NotificationPreferenceTable
  notification_dismissal: NotificationDismissalTable
  outbox: OutboxTable
  session: SessionTable
  revoked_session: RevokedSessionTable
  sign_in_attempt: SignInAttemptTable
  pending_sign_in: PendingSignInTable
  phone_change: PhoneChangeTable
  contact_change: ContactChangeTable
  reset_link: ResetLinkTable
  identity_record: IdentityRecordTable
  device: DeviceTable
  known_device: KnownDeviceTable
  used_identity_token: UsedIdentityTokenTable
  producer_year: ProducerYearTable
  statement: StatementTable
  illustration_policy: IllustrationPolicyTable
  illustration_request: IllustrationRequestTable
  help_feedback: HelpFeedbackTable
  status_word: StatusWordTable
  signing_key: SigningKeyTable
  setting: SettingTable
}

/** The facts known of a client apart from their contracts. */
interface ClientTable {
  ipn: string
  /** `YYYY-MM-DD`. */
  birth_date: ColumnType<string, string, string> | null
  email: string | null
  phone: string | null
  address: string | null
}

/** A person on a case or on a contract in force, for searches. Triggers keep it as the cases and contracts are. */
interface ClientContractTable {
  id: Generated<number>
  /** Null for a contract in force. */
  case_id: number | null
  ipn: string
  name: string
  /** In every way that it may be typed, in lower case, a line each. */
  search_name: string
  co_code: string
  co_type: string
  contract_no: string
  /** The number as it is shown. */
  shown_no: string
  agency_nos: string[]
  agent_nos: string[]
}

/** A user's feedback on a help page: one row for each of both. */
interface HelpFeedbackTable {
  user_id: string
  page: string
  is_helpful: boolean
  comment: string
  answered_at: ColumnType<Date, Date, Date>
}
