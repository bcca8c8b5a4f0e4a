import { profileSchema } from '@producer-portal/domain/account'
import { canUseInforce } from '@producer-portal/domain/access'
import { getPortalName } from '@producer-portal/domain/brand'
import { pages } from '@producer-portal/domain/shell'
import * as v from 'valibot'
import { getEmail } from '../auth/contacts.ts'
import type { SignedInUser } from '../auth/session.ts'
import { parseProfile, toAccessUser } from '../auth/session.ts'
import type { Tell } from '../auth/send-message.ts'
import { getPublicOrigin } from '../config/settings.ts'
import type { Services } from '../services.ts'
import { findAccount, findPersonOfAgent } from '../store/account.ts'
import type { Database } from '../store/database/database.ts'
import type { StoredRequest } from '../store/illustrations/requests.ts'
import { formatRequestNo } from '../store/illustrations/requests.ts'

/** The user whose outbox holds the home office's mail. */
const homeOfficeMailbox = 'home-office'

type Notified = Pick<StoredRequest, 'notified_name' | 'notified_user_id' | 'notified_by' | 'notified_address'>

/**
 * The person to notify, and how: a text message to the mobile phone, an email to people without one. An empty recipient
 * means the agent of the request.
 */
export async function getNotified(
  user: SignedInUser,
  recipient: string,
  agent: { readonly agentNo: string; readonly fullName: string | null },
  db: Database,
): Promise<Notified> {
  if (recipient === user.userId || agent.agentNo === user.account.agent_no) {
    return toNotified(user.account)
  }
  const { account, member } = await findPersonOfAgent(db, agent.agentNo)
  if (account !== undefined) return toNotified(account)
  return {
    notified_name: agent.fullName ?? agent.agentNo,
    notified_user_id: member?.user_id ?? null,
    notified_by: 'email',
    notified_address: member === undefined ? null : v.parse(memberSchema, member.document).email,
  }
}

const memberSchema = v.object({ email: v.nullish(v.string(), null) })

function toNotified(account: Parameters<typeof getEmail>[0]): Notified {
  const { userId, fullName, mfa } = v.parse(profileSchema, account.profile)
  const mobilePhone = mfa?.sms ?? null
  return {
    notified_name: fullName ?? userId,
    notified_user_id: userId,
    notified_by: mobilePhone === null ? 'email' : 'sms',
    notified_address: mobilePhone ?? getEmail(account),
  }
}

/** Tells the recipient and the home office that a request was received. */
export async function announceRequest(
  request: StoredRequest,
  user: SignedInUser,
  { settings }: Services,
  tell: Tell,
): Promise<void> {
  const requester = parseProfile(user).fullName ?? user.userId
  const requestNo = formatRequestNo(request.id)
  const whose = request.notified_user_id === user.userId ? '' : ` from ${requester}`
  await tellRecipient(
    request,
    `We received in-force illustration request ${requestNo}${whose} for the policy ending in ${ending(request)}. We'll notify you when it's ready.`,
    tell,
  )
  await tell({
    userId: homeOfficeMailbox,
    kind: 'email',
    sentTo: settings.BRAND.email,
    subject: `Illustration request ${requestNo}`,
    body: [
      `In-force illustration request ${requestNo}, ${request.is_basic ? 'basic scenario' : 'to be prepared by a specialist'}`,
      `Requested by: ${requester} (${user.userId}) on ${request.request_date}`,
      `Agent: ${request.agent_name ?? ''} (${request.agent_nos.join(', ')})`,
      `Client: ${request.client_name ?? 'Not known'}`,
      `Policy: ${request.policy_no}, ${request.product_type ?? 'product not known'}`,
      `Notify: ${request.notified_name}`,
      `Instructions: ${request.instructions || 'None'}`,
    ].join('\n'),
  })
}

/** Tells the person who asked for an illustration and the recipient that it's ready. */
export function announceIllustration(request: StoredRequest, services: Services, tell: Tell): Promise<void> {
  const ready = `In-force illustration ${formatRequestNo(request.id)} for the policy ending in ${ending(request)} is ready.`
  const where = `under My requests in ${getPortalName(services.settings.BRAND)}.`
  return tellBoth(request, services, tell, {
    own: `${ready} Download it ${where}`,
    withoutPage: `${ready} The person who requested it can download it.`,
  })
}

/** Tells the same people that the home office has declined a request; the reason may name people, and stays in the portal. */
export function announceDecline(request: StoredRequest, services: Services, tell: Tell): Promise<void> {
  const declined = `We can't prepare in-force illustration ${formatRequestNo(request.id)} for the policy ending in ${ending(request)}.`
  const where = `under My requests in ${getPortalName(services.settings.BRAND)}.`
  return tellBoth(request, services, tell, {
    own: `${declined} See why ${where}`,
    withoutPage: `${declined} The person who requested it can see why.`,
  })
}

/** @param texts the second is for a person who can't open the page */
async function tellBoth(
  request: StoredRequest,
  services: Services,
  tell: Tell,
  texts: { readonly own: string; readonly withoutPage: string },
): Promise<void> {
  const { db, settings } = services
  const link = `${getPublicOrigin(settings)}${pages.inforceIllustrationRequests.path}`
  const requester = await findAccount(db, request.user_id)
  if (requester !== undefined) await tellRecipient(toNotified(requester), texts.own, tell, link)
  if (request.notified_user_id === request.user_id) return
  if (await canOpenPage(request.notified_user_id, services)) await tellRecipient(request, texts.own, tell, link)
  else await tellRecipient(request, texts.withoutPage, tell)
}

/** Some agents have no account, or none for in-force business. */
async function canOpenPage(userId: string | null, { db }: Services): Promise<boolean> {
  const account = userId === null ? undefined : await findAccount(db, userId)
  return account !== undefined && canUseInforce(toAccessUser(account))
}

/** Messages name no client, and of the policy only what its owner recognizes. */
function ending({ policy_no: policyNo }: StoredRequest): string {
  return policyNo.slice(-4)
}

async function tellRecipient(person: Notified, body: string, tell: Tell, link?: string): Promise<void> {
  const { notified_user_id: userId, notified_by: kind, notified_address: sentTo } = person
  if (userId === null || sentTo === null) return
  await tell({
    userId,
    kind,
    sentTo,
    subject: 'Your illustration request',
    body,
    ...(link !== undefined && { link }),
  })
}
