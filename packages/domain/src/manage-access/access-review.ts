import * as v from 'valibot'
import type { AccessItem } from './entities.ts'
import { getApplicationName } from './save-errors.ts'

const text = v.nullable(v.string())

/** The way somebody has access: agency information, one agent's information, or an agent assigned to them. */
const accessKinds = ['AGENCY', 'AGENT', 'MANAGED'] as const
export type AccessKind = (typeof accessKinds)[number]

/** One person's access to information of an agency in one application. Times are ISO timestamps. */
export const accessLineSchema = v.object({
  /** Names the line in a decision. */
  id: v.string(),
  userId: v.string(),
  fullName: v.string(),
  /** 'Agent' or 'Office Staff'. */
  role: v.string(),
  /** 'Active' or 'Disabled'; suspended people keep their lines and see nothing. */
  status: v.string(),
  kind: v.picklist(accessKinds),
  /** The agent whose information it is; null for the agency's. */
  agentNo: text,
  agentName: text,
  category: v.string(),
  description: v.string(),
  /** System and role of the application, joined. */
  accessCode: v.string(),
  grantedAt: v.string(),
  /** A full name; null when unknown. */
  grantedBy: text,
  /** The hour at which the person last used the application; null when never. */
  lastUsed: text,
  /** The last review since it was granted. */
  reviewedAt: text,
  reviewedBy: text,
  /**
   * True if this assigned agent narrows shared agency information. Without the last of them the person sees the whole
   * agency in the application.
   */
  narrowsAgency: v.boolean(),
})
export type AccessLine = v.InferOutput<typeof accessLineSchema>

/** A person with the lines of their access. */
export interface PersonAccess {
  readonly userId: string
  readonly fullName: string
  readonly role: string
  readonly status: string
  readonly lines: readonly AccessLine[]
}

/** The lines of a review by person; people and lines keep the order of the review. */
export function groupByPerson(lines: readonly AccessLine[]): readonly PersonAccess[] {
  const people = new Map<string, PersonAccess & { readonly lines: AccessLine[] }>()
  for (const line of lines) {
    const { userId, fullName, role, status } = line
    const person = people.get(userId)
    if (person) person.lines.push(line)
    else people.set(userId, { userId, fullName, role, status, lines: [line] })
  }
  return [...people.values()]
}

/**
 * The applications in which a person would see the whole agency once a review is saved: all the assigned agents that
 * narrow it are removed, and the agency's information stays.
 */
export function getWidenedApplications(
  lines: readonly AccessLine[],
  decisions: ReadonlyMap<string, AccessDecision>,
): readonly string[] {
  const narrowing = lines.filter(({ narrowsAgency }) => narrowsAgency)
  const isRemoved = ({ id }: AccessLine) => decisions.get(id) === 'Removed'
  const codes = [...new Set(narrowing.map(({ accessCode }) => accessCode))].filter((code) => {
    const agency = lines.find(({ kind, accessCode }) => kind === 'AGENCY' && accessCode === code)
    const isAgencyRemoved = agency !== undefined && isRemoved(agency)
    return !isAgencyRemoved && narrowing.filter(({ accessCode }) => accessCode === code).every(isRemoved)
  })
  return codes.flatMap((code) => {
    const line = narrowing.find(({ accessCode }) => accessCode === code)
    return line ? [getApplicationName(line)] : []
  })
}

export const accessReviewSchema = v.object({
  agencyNo: v.string(),
  agencyName: v.string(),
  lines: v.array(accessLineSchema),
  /** The last reviews, newest first. */
  reviews: v.array(v.object({ reviewedAt: v.string(), reviewedBy: text, confirmed: v.number(), removed: v.number() })),
})
export type AccessReview = v.InferOutput<typeof accessReviewSchema>

export const accessDecisions = ['Confirmed', 'Removed'] as const
export type AccessDecision = (typeof accessDecisions)[number]

/** The most decisions of one save; a longer review is saved in parts. */
export const mostAccessDecisions = 2000

/** The decisions of one save. */
export const accessDecisionsInputSchema = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      decision: v.picklist(accessDecisions),
      /** The line's `grantedAt` as it was loaded; the save is refused (409) when it was granted again since. */
      grantedAt: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
  ),
  v.minLength(1),
  v.maxLength(mostAccessDecisions),
)

/** Applications to start a person with: the applications that are shared. */
export const accessTemplateSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** True if it comes with the portal and can't be removed. */
  isBuiltIn: v.boolean(),
  applications: v.array(v.object({ category: v.nullable(v.string()), description: v.string() })),
})
export type AccessTemplate = v.InferOutput<typeof accessTemplateSchema>

/** The longest name of a template, and how many a user may have. */
export const accessTemplateLimits = { name: 60, templates: 20 } as const

/** The name of a new template; the message of the rule is the key of its text. */
export const templateNameForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('templateNameMissing'), v.maxLength(accessTemplateLimits.name)),
})

/** The list with exactly the template's applications shared; unsaved, to be compared with what is saved. */
export function applyTemplate(items: readonly AccessItem[], template: AccessTemplate): readonly AccessItem[] {
  const names = new Set(template.applications.map(getApplicationName))
  return items.map((item) => ({ ...item, delegationStatus: names.has(getApplicationName(item)) }))
}

/** The changes of a save: the applications that it shares, and those that it takes away. */
export function getSharingChanges(
  items: readonly AccessItem[],
  saved: readonly AccessItem[],
): { readonly shared: readonly AccessItem[]; readonly unshared: readonly AccessItem[] } {
  const before = new Map(saved.map((item) => [getApplicationName(item), item.delegationStatus]))
  const changed = items.filter((item) => (before.get(getApplicationName(item)) ?? false) !== item.delegationStatus)
  return {
    shared: changed.filter(({ delegationStatus }) => delegationStatus),
    unshared: changed.filter(({ delegationStatus }) => !delegationStatus),
  }
}
