import type { JsonSchema } from '@valibot/to-json-schema'

interface FieldWords {
  readonly description?: string
  readonly format?: 'date' | 'date-time' | 'email'
}

const day = (description: string): FieldWords => ({ description, format: 'date' })
const moment = (description: string): FieldWords => ({ description, format: 'date-time' })
const words = (description: string): FieldWords => ({ description })

/** The description of a field of this name in every schema; `Schema.field` describes it in one. */
const fieldWords: Readonly<Record<string, FieldWords>> = {
  agencyName: words('The name of the agency.'),
  agencyNo: words('The number of an agency; it starts with `AG`.'),
  agencyNumber: words('The number of an agency; it starts with `AG`.'),
  agentNo: words('The number of an agent.'),
  agentNumber: words('The number of an agent.'),
  agents: words('The agents of the contract, the first one writing.'),
  alertDate: day('The day of the alert.'),
  alertDataDate: day('The day on which a missed payment was due.'),
  alternateEmail: { description: 'A second email address.', format: 'email' },
  amount: words('Dollars.'),
  aplAvailable: words('True if an automatic premium loan is available; some systems answer a word.'),
  at: moment('The time at which it happened.'),
  baseIssueDate: day('The day on which the contract was issued.'),
  billFrequency: words('How often a premium is billed.'),
  birthDate: day('The day of birth.'),
  caseId: words('The case that a requirement belongs to.'),
  caseStatus: words("The status of the case in the insurer's words."),
  changedAt: moment('The time of the change.'),
  changedBy: words('The full name of the person who changed it.'),
  clients: words('The insured people and owners.'),
  closedAt: moment('The time at which it was ready or declined.'),
  coCode: words('The company code of the contract.'),
  coType: words('The type code of the contract.'),
  code: words('Names the failure for programs; the words in `message` may change.'),
  contractNo: words('The number of the contract, unique with its two codes.'),
  contractNumber: words('The number of the contract.'),
  dateOfBirth: day('The day of birth.'),
  'DelegationDetail.dob': day('The day of birth.'),
  'DelegationDetail.email': { description: 'The email address.', format: 'email' },
  daysSinceProcDate: words('Days since the case was processed.'),
  daysToLapseDate: words('Days until the lapse date; below zero once it is over.'),
  documents: words('PDF files.'),
  errors: words('The single errors, as a person reads them.'),
  expectedBy: moment('By when it is normally ready.'),
  faceAmount: words('Dollars.'),
  fullName: words('All parts of the name, in reading order.'),
  grantedAt: moment('The time at which it was granted.'),
  inCss: words('True if the policy system has the contract.'),
  ipn: words('The number under which the insurer knows the person.'),
  jwt: words('The session token: the bearer of the other calls. Its `exp` and `iat` claims are read by the portal.'),
  lapseDate: day('The day on which the contract lapses.'),
  lastUpdated: words('The time of the last change: an ISO date or timestamp; null when there was none.'),
  lastUsed: moment('When the person last used it.'),
  message: words('A sentence for the user.'),
  modalPremium: words('Dollars for each bill.'),
  newPassword: words("The new password; the portal's rules for one are on the server, too."),
  newPasswordVerified: words('The same again.'),
  ontCred: words('The credential of other systems; the bearer of the session migration.'),
  otpCode: words('The one-time passcode.'),
  otpMethod: words('How a one-time passcode travels.'),
  percentInterest: words('The share of the commission in percent.'),
  phone: words('Digits only.'),
  policyNumber: words('The number of the policy.'),
  procDate: day('The day on which the case was processed.'),
  'Profile.email': { description: 'The business email.', format: 'email' },
  readyAt: moment('The time at which it was ready.'),
  receivedAt: moment('The time at which the home office took it over.'),
  rememberedAt: moment('The time from which it is remembered.'),
  requestDate: day('The day on which it was asked for.'),
  requestKey: words('Chosen by the caller; the same request with the same key is stored once.'),
  requestNo: words('Like `IR-100042`.'),
  requestedAt: moment('The time of the request.'),
  requirements: words('What the case waits for, or waited for.'),
  requirementId: words('The id of the requirement, unique in its contract.'),
  reviewedAt: moment('The time of the review.'),
  sentAt: moment('The time at which it was sent.'),
  'OutgoingMessage.since': moment('The time since which it should be sent.'),
  sessionId: words('A pending session: opaque text of the server.'),
  statusDate: day('The day of the status.'),
  subStatusDate: day('The day of the step.'),
  targetPremium: words('Dollars.'),
  'TwoFactorState.email': words('The email address, which may be masked.'),
  'ProofMethods.email': words('The email address, masked.'),
  ucUserAccess: words('The access values of the user, separated by commas.'),
  ucUserAudience: words('The audiences of the user, separated by commas.'),
  userId: words('The user ID.'),
  year: words('The calendar year.'),
}

/** True for text, also where null may stand in its place. */
function isText({ type, anyOf, format }: JsonSchema): boolean {
  if (format !== undefined) return false
  const [first] = anyOf ?? []
  return type === 'string' || (typeof first === 'object' && first.type === 'string' && anyOf?.length === 2)
}

function describe(field: JsonSchema, { description, format }: FieldWords): JsonSchema {
  const described = { ...field, ...(description !== undefined && { description }) }
  if (format === undefined || !isText(field)) return described
  if (field.type === 'string') return { ...described, format }
  const [text, none = {}] = field.anyOf ?? []
  return typeof text === 'object' ? { ...described, anyOf: [{ ...text, format }, none] } : described
}

/** The schema of an object with words and formats at the fields that have any. */
export function describeFields(schema: JsonSchema, name: string): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, part]) => {
    const found = fieldWords[`${name}.${field}`] ?? fieldWords[field]
    return [field, found === undefined || typeof part === 'boolean' ? part : describe(part, found)]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}
