import { canAssignManagers, canSeeDelegationRole } from '@producer-portal/domain/access'
import { accessTemplates, applications } from '@producer-portal/domain/catalog'
import type { AccessLine, AccessReview, AccessTemplate } from '@producer-portal/domain/manage-access'
import {
  accessTemplateLimits,
  delegationFailures,
  getAccessReview,
  getAccessTemplates,
  getApplicationName,
  joinAccessCode,
  removeAccessTemplate,
  saveAccessReview,
  saveAccessTemplate,
} from '@producer-portal/domain/manage-access'
import { checkNotSuspended, listAgencies } from '../auth/administration.ts'
import type { SignedInUser } from '../auth/session.ts'
import { parseProfile } from '../auth/session.ts'
import { HttpError, withErrorMessage } from '../http/failure.ts'
import type { Services } from '../services.ts'
import { listAccess, listReviews, saveReview } from '../store/access-review.ts'
import type { LineDecision } from '../store/access-review.ts'
import { listTemplates, removeTemplate, saveTemplate } from '../store/access-templates.ts'
import type { Route } from './route.ts'
import { route } from './route.ts'

/** The access review of an agency, and permission templates. */
export const routes: readonly Route[] = [
  route(getAccessReview, ({ query, user, services }) =>
    withErrorMessage(delegationFailures.getAccessReview, () => readReview(user, query.agencyNumber, services)),
  ),

  route(saveAccessReview, ({ body: { agencyNumber, decisions }, user, services }) =>
    withErrorMessage(delegationFailures.saveAccessReview, async () => {
      await checkNotSuspended(user, { agencyNumber }, services)
      const { lines } = await readReview(user, agencyNumber, services)
      checkDecisions(user, lines, decisions)
      const by = { userId: user.userId, now: services.now() }
      const stale = await saveReview(services.db, agencyNumber, decisions.map(toDecision), by)
      if (stale.length > 0) throw changedError(stale)
      services.log.event('access reviewed', { user: user.userId, agency: agencyNumber, lines: decisions.length })
      return readReview(user, agencyNumber, services)
    }),
  ),

  route(getAccessTemplates, ({ user, services }) =>
    withErrorMessage(delegationFailures.getAccessTemplates, () => readTemplates(user, services)),
  ),

  route(saveAccessTemplate, ({ body, user, services }) =>
    withErrorMessage(delegationFailures.saveAccessTemplate, async () => {
      const isTaken = accessTemplates.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())
      if (isTaken) throw new HttpError(409, 'A built-in template already has this name.')
      const codes = body.applications.map((each) => codesByName.get(getApplicationName(each)))
      const validCodes = codes.filter((code) => code !== undefined)
      if (validCodes.length < codes.length || new Set(validCodes).size < validCodes.length) {
        throw new HttpError(422, 'A template names each of its applications once.', {
          errors: ['applications: unknown, or given twice'],
        })
      }
      const template = { name: body.name, accessCodes: validCodes }
      const isSaved = await saveTemplate(services.db, user.userId, template, accessTemplateLimits.templates)
      if (!isSaved) throw new HttpError(409, `You can have ${accessTemplateLimits.templates} templates.`)
      return readTemplates(user, services)
    }),
  ),

  route(removeAccessTemplate, ({ body: { id }, user, services }) =>
    withErrorMessage(delegationFailures.removeAccessTemplate, async () => {
      const number = /^\d{1,15}$/.test(id) ? Number(id) : null
      const isRemoved = number !== null && (await removeTemplate(services.db, user.userId, number))
      if (!isRemoved) throw new HttpError(404, 'There is no such template.')
      return {}
    }),
  ),
]

/** @throws {HttpError} 404 for an agency that the user doesn't administer */
async function readReview(user: SignedInUser, agencyNumber: string, services: Services): Promise<AccessReview> {
  const agency = (await listAgencies(user, services)).find(({ agencyNo }) => agencyNo === agencyNumber)
  if (agency === undefined) throw new HttpError(404, 'There is no such agency.')
  const [lines, reviews] = await Promise.all([
    listAccess(services.db, agencyNumber),
    listReviews(services.db, agencyNumber),
  ])
  const profile = parseProfile(user)
  const isSeen = ({ kind, role }: AccessLine) =>
    canSeeDelegationRole(user, profile, role) && (kind !== 'MANAGED' || canAssignManagers(user, profile))
  return {
    agencyNo: agency.agencyNo,
    agencyName: agency.agencyName ?? agencyNumber,
    lines: lines.filter(isSeen),
    reviews,
  }
}

interface SentDecision extends Omit<LineDecision, 'grantedAt'> {
  readonly grantedAt?: string | undefined
}

function toDecision({ id, decision, grantedAt }: SentDecision): LineDecision {
  return { id, decision, grantedAt }
}

/** @throws {HttpError} 422 for a line given twice, 409 for one that isn't there any more or is the user's own */
function checkDecisions(user: SignedInUser, lines: readonly AccessLine[], decisions: readonly SentDecision[]): void {
  const ids = decisions.map(({ id }) => id)
  if (new Set(ids).size < ids.length) {
    throw new HttpError(422, 'A line is given twice.', { errors: ['decisions: each line once'] })
  }
  const byId = new Map(lines.map((line) => [line.id, line]))
  const unknown = ids.filter((id) => !byId.has(id))
  if (unknown.length > 0) throw changedError(unknown)
  if (ids.some((id) => byId.get(id)?.userId === user.userId)) {
    throw new HttpError(409, 'Somebody else must review your own access.')
  }
}

function changedError(ids: readonly string[]): HttpError {
  return new HttpError(409, 'Some of this access has changed in the meantime. Load the list again.', {
    errors: ids.slice(0, 20).map((id) => `decisions: ${id} has changed`),
  })
}

const codesByName = new Map(applications.map((each) => [getApplicationName(each), joinAccessCode(each) ?? '']))

async function readTemplates({ userId }: SignedInUser, { db }: Services): Promise<AccessTemplate[]> {
  const own = await listTemplates(db, userId)
  return [
    ...accessTemplates,
    ...own.map(({ id, name, accessCodes }) => ({
      id: String(id),
      name,
      isBuiltIn: false,
      applications: applications
        .filter((each) => accessCodes.includes(joinAccessCode(each) ?? ''))
        .map(({ category, description }) => ({ category, description })),
    })),
  ]
}
