import { isUploadAllowedType } from '../requirements/actions.ts'
import type { Requirement, SubStatus } from '../requirements/requirement.ts'
import type { RequirementStatus } from '../requirements/statuses.ts'
import type { Calendar } from './clock.ts'
import { serviceRepresentatives } from './generator-products.ts'
import {
  openStatuses,
  requirementComments,
  requirementTypes,
  settledStatuses,
  statusCodes,
  subStatuses,
} from './generator-requirement-texts.ts'
import type { Random } from './random.ts'

export interface RequirementSetting {
  readonly random: Random
  readonly calendar: Calendar
  readonly contractNo: string
  /** The number of days ago the case was processed. */
  readonly days: number
  readonly isSettled: boolean
}

/** Up to six requirements of a case, asked for after it was processed. */
export function generateRequirements(setting: RequirementSetting): Requirement[] {
  const { random, isSettled } = setting
  const count = random.weighted([
    [0, isSettled ? 35 : 10],
    [1, 25],
    [2, 25],
    [3, 18],
    [4, 10],
    [5, 5],
    [6, 3],
  ])
  return Array.from({ length: count }, (_, index) => generateRequirement(setting, index))
}

function generateRequirement(setting: RequirementSetting, index: number): Requirement {
  const { random, calendar, contractNo, days, isSettled } = setting
  const [type, agentChance] = random.pick(requirementTypes)
  const orderedBy = random.chance(agentChance) ? 'Agent' : 'Home Office'
  const status = random.weighted(isSettled ? settledStatuses : openStatuses)
  const requested = random.int(0, days)
  const updated = random.int(0, requested)
  const steps = generateSubStatuses(random, calendar, requested, `${contractNo}-${index + 1}`)
  const representative = random.pick(serviceRepresentatives)
  return {
    id: `R${contractNo}${index + 1}`,
    caseId: `C${contractNo}`,
    pendingReqType: type,
    status,
    statusCode: statusCodes[status],
    statusDate: random.orNull(0.02, calendar.ago(updated)),
    requestDate: random.orNull(0.02, calendar.ago(requested)),
    comments: random.orNull(0.55, random.pick(requirementComments)),
    orderedBy,
    csrName: random.orNull(0.05, representative),
    csrUserID: representative.toLowerCase().replace(' ', '.'),
    subStatusCode: steps[0]?.subStatusCode ?? null,
    subStatusDescription: steps[0]?.subStatusDescription ?? null,
    subStatuses: steps,
    uploadEnabled: isUploadAllowedType(type),
    commentsEnabled: orderedBy === 'Agent' && isOpen(status),
  }
}

/** Newest first, as the server lists them. */
function generateSubStatuses(random: Random, calendar: Calendar, requested: number, prefix: string): SubStatus[] {
  const ages = Array.from({ length: random.int(0, 3) }, () => random.int(0, requested)).toSorted((a, b) => a - b)
  return ages.map((age, index) => {
    const [subStatusCode, subStatusDescription] = random.pick(subStatuses)
    return { id: `${prefix}-S${index + 1}`, subStatusCode, subStatusDescription, subStatusDate: calendar.ago(age) }
  })
}

function isOpen(status: RequirementStatus): boolean {
  return status === 'Ordered' || status === 'Required' || status === 'Pending Missing Data'
}
