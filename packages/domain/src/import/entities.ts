import * as v from 'valibot'
import { caseSchema } from '../cases/case.ts'
import { contractTypes } from '../cases/contract-types.ts'
import { contractSchema } from '../contracts/contract.ts'
import { clientSchema } from '../contracts/people.ts'
import { optionalFlag, optionalList, optionalText } from '../endpoint/fields.ts'
import { inforceAlertSchema } from '../inforce/alert.ts'
import { inforceContractDetailSchema } from '../inforce/contract-detail.ts'
import { requirementSchema } from '../requirements/requirement.ts'
import { orderers, readStatus, requirementStatuses } from '../requirements/statuses.ts'
import { firstStatementYear } from '../statements/statements.ts'
import { accessWords, audienceWords, day, deletedFlag, emailText, keyText, requiredDay, userIdText } from './values.ts'

const contractKeyEntries = { coCode: keyText, coType: keyText, contractNo: keyText }
const contract = v.object({ ...contractSchema.entries, ...contractKeyEntries })
/** The agency that has a row on its books, besides the agencies of its agents. */
const agencyNo = v.nullish(keyText, null)

/** The statuses whose words a file can map: of a requirement, of a case, and of the contract that an alert is about. */
const statusKinds = ['requirement', 'case', 'policy'] as const

const statusKeyEntries = { kind: v.picklist(statusKinds), word: keyText }
/** A word of the insurer's systems and what the portal calls it; letter case makes no difference. */
const statusRowSchema = v.pipe(
  v.object({
    ...statusKeyEntries,
    meaning: keyText,
    /** The party that must act on a requirement with this word. Missing: as the requirement says. */
    turn: v.nullish(v.picklist(orderers), null),
    deleted: deletedFlag,
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['meaning']],
      ({ kind, meaning }) => kind !== 'requirement' || readStatus(meaning) !== null,
      `must be one of ${requirementStatuses.join(', ')}`,
    ),
    ['meaning'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['turn']],
      ({ kind, turn }) => kind === 'requirement' || turn === null,
      'is only for requirements',
    ),
    ['turn'],
  ),
)

const agencyRowSchema = v.object({ agencyNo: keyText, agencyName: keyText, deleted: deletedFlag })

/** A person who can sign in; with an agency, also one of its people. */
const accountRowSchema = v.object({
  userId: userIdText,
  email: emailText,
  audience: audienceWords,
  access: accessWords,
  agencyNo,
  agentNo: v.nullish(keyText, null),
  fullName: optionalText,
  firstName: optionalText,
  middleName: optionalText,
  lastName: optionalText,
  suffix: optionalText,
  phone: optionalText,
  phoneExt: optionalText,
  mobilePhone: optionalText,
  homePhone: optionalText,
  /** True if a code is asked for at sign-in, sent to the email address or one of the phones. */
  secondFactor: optionalFlag,
  showManagingTab: optionalFlag,
  /** The numbers of the agencies whose people the person administers, separated by commas. Missing: as it is. */
  managedAgencies: optionalText,
  deleted: deletedFlag,
})

/** An agent or one of the office staff of an agency, who needs no account to be listed in Manage Access. */
const personRowSchema = v.object({
  userId: userIdText,
  agencyNo: keyText,
  /** Missing for office staff. */
  agentNo: v.nullish(keyText, null),
  fullName: optionalText,
  firstName: optionalText,
  middleName: optionalText,
  lastName: optionalText,
  suffix: optionalText,
  email: v.nullish(emailText, null),
  phone: optionalText,
  birthDate: day,
  deleted: deletedFlag,
})

/** The facts about a client besides their contracts. */
const clientRowSchema = v.object({
  ipn: keyText,
  birthDate: day,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  deleted: deletedFlag,
})

const requirement = v.object({
  ...requirementSchema.entries,
  id: keyText,
  statusDate: day,
  requestDate: day,
})
const { daysSinceProcDate: _days, ...caseEntries } = caseSchema.entries
const caseRowSchema = v.object({
  list: v.picklist(contractTypes),
  agencyNo,
  ...caseEntries,
  contract,
  procDate: day,
  requirements: optionalList(requirement),
  deleted: deletedFlag,
})

const {
  contract: _contract,
  clients: _clients,
  agents: _agents,
  daysToLapseDate: _left,
  ...alertEntries
} = inforceAlertSchema.entries
const { alerts: _alerts, ...contractEntries } = inforceContractDetailSchema.entries
const contractRowSchema = v.object({
  agencyNo,
  ...contractEntries,
  contract,
  baseIssueDate: day,
  /** All alerts of the contract: those that are stored and not here are removed. */
  alerts: optionalList(
    v.object({ ...alertEntries, alertDate: day, alertDataDate: day, lapseDate: day, baseIssueDate: day }),
  ),
  deleted: deletedFlag,
})

const accessKeyEntries = {
  userId: userIdText,
  /** `shared`: information of the agency, or of the agent; `managed`: the agent is assigned to the person. */
  kind: v.picklist(['shared', 'managed']),
  agencyNo: keyText,
  agentNo: v.nullish(keyText, null),
  /** System and role of the application: `NBC01` */
  accessCode: v.pipe(v.string(), v.regex(/^[A-Z\d]{5}$/, 'must be like NBC01')),
}
const accessRowSchema = v.object({ ...accessKeyEntries, deleted: deletedFlag })

const dollars = v.pipe(v.number(), v.finite('must be a number'))
const statementKeyEntries = {
  agentNo: keyText,
  year: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(firstStatementYear, `must be ${firstStatementYear} or later`),
    v.maxValue(9999, 'must be a year'),
  ),
}
/** A producer's contract in one year and its results, which decide the statements there are and what they say. */
const statementRowSchema = v.object({
  ...statementKeyEntries,
  contractType: optionalText,
  isBenefitEligible: v.boolean(),
  isLeadersCourt: v.boolean(),
  benefactPaid: dollars,
  benefactCredits: dollars,
  ncdcPaid: dollars,
  ncdcCredits: dollars,
  issuedOn: requiredDay,
  deleted: deletedFlag,
})

export type StatusRow = v.InferOutput<typeof statusRowSchema>
export type AccountRow = v.InferOutput<typeof accountRowSchema>
export type PersonRow = v.InferOutput<typeof personRowSchema>
export type CaseRow = v.InferOutput<typeof caseRowSchema>
export type ContractRow = v.InferOutput<typeof contractRowSchema>
export type AccessRow = v.InferOutput<typeof accessRowSchema>
export type StatementRow = v.InferOutput<typeof statementRowSchema>

/** The entities that can be brought in, in the order in which one refers to another. */
export const importEntities = [
  'statuses',
  'agencies',
  'accounts',
  'people',
  'access',
  'clients',
  'cases',
  'contracts',
  'statements',
] as const
export type ImportEntity = (typeof importEntities)[number]

/** The schema of each entity's rows. */
export const importSchemas = {
  statuses: statusRowSchema,
  agencies: agencyRowSchema,
  accounts: accountRowSchema,
  people: personRowSchema,
  access: accessRowSchema,
  clients: clientRowSchema,
  cases: caseRowSchema,
  contracts: contractRowSchema,
  statements: statementRowSchema,
} as const satisfies Record<ImportEntity, v.GenericSchema>

const contractKey = v.object(contractKeyEntries)
const deleted = v.literal(true)

/** The fields that a row marked as deleted needs: its natural key. */
export const deletedSchemas = {
  statuses: v.object({ ...statusKeyEntries, deleted }),
  agencies: v.object({ agencyNo: keyText, deleted }),
  accounts: v.object({ userId: userIdText, deleted }),
  people: v.object({ userId: userIdText, deleted }),
  access: v.object({ ...accessKeyEntries, deleted }),
  clients: v.object({ ipn: keyText, deleted }),
  cases: v.object({ contract: contractKey, clients: optionalList(v.pick(clientSchema, ['ipn'])), deleted }),
  contracts: v.object({ contract: contractKey, deleted }),
  statements: v.object({ ...statementKeyEntries, deleted }),
} as const satisfies Record<ImportEntity, v.GenericSchema>

export type DeletedRow<E extends ImportEntity> = v.InferOutput<(typeof deletedSchemas)[E]>
export type ImportRow<E extends ImportEntity> = v.InferOutput<(typeof importSchemas)[E]>
