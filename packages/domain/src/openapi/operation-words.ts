import { canUseInforce, canUseNewBusiness } from '../access/index.ts'
import type { Endpoint } from '../endpoint/index.ts'

/** The people who pass an access rule, in words, by the name of the rule. */
const accessWords: Readonly<Record<string, string>> = {
  [canUseNewBusiness.name]: 'users with new business: access BUS, NBA, FRS, FRS-NewBus or FRS-All, or audience AIC',
  [canUseInforce.name]: 'users with in-force business: access BUS, SRA, FRS, FRS-NewBus or FRS-All, or audience AIC',
  access: 'users with new business or in-force business',
  canChangeContactData: 'users who may change contact data',
  canEditProfile: 'users who may edit their profile',
  canLookUpClients: 'users with new business or in-force business, and home office; no guests, no terminated users',
  canManageAccess: 'agency managers, agents and others who may manage access',
  canSeeLeaderboard: 'all but guests and terminated users',
  canSeeStatements: 'audiences Agent, GAMgr, PGAMgr and DICtrMgr, and home office',
  canShareAgencyInfo: 'agency managers',
  canShareAgentInfo: 'agency managers and agents',
  canSuspendAccess: 'agency managers',
  isHomeOffice: 'home office',
  mayBeInFieldDirectory: 'audiences that may be in the field directory',
}

const authWords = {
  none: 'Anyone may call it, signed in or not.',
  bearer: 'For signed-in users.',
  credential: 'The bearer is the ONT credential of the sign-in answer.',
  import: 'For systems of the insurer, with a token of the deployment; nobody is signed in.',
} as const

const signInWords = {
  legacy: 'Answers 403 where users sign in with an identity provider.',
  'identity-provider': 'Answers 403 where users sign in with user ID and password.',
} as const

/** More than the summary and the rules say, by the name of the call. */
const callWords: Readonly<Record<string, string>> = {
  login:
    'Without a second factor the answer is the session, which the cookies hold too. With one, `mfaRequired` is true and `sessionId` names the pending session for the calls of the second factor. A wrong user ID and a wrong password are told apart by nothing.',
  oktaLogin:
    'The browser signs in at the OpenID provider with the authorization code flow and PKCE (scopes `openid profile email`), and sends the tokens that it got. The server checks the signature of the ID token against the keys of the provider, its issuer, its audience, its time and the nonce, and takes a nonce once.',
  verifyOtp:
    'With `saveFingerprint`, `mfaToken` of the answer is proof for the next sign-in on this device, for 30 days.',
  requestPasswordReset: 'Answers the same whether the user ID exists or not.',
  requestUserId: 'Answers the same whether an account has the address or not.',
  uploadComment: 'With the same `requestKey` a comment is stored once, however often it is sent.',
  triggerIllustration: 'With the same `requestKey` a request is stored once, however often it is sent.',
}

/** Describes who may call an endpoint and when, sentence by sentence; the summary stands beside it. */
export function describeOperation(endpoint: Endpoint): string {
  const { name, path, auth, access, flag, signInMethod, allowsExpiredPassword, needsProof, hasEtag, source } = endpoint
  return [
    callWords[name],
    access === undefined ? authWords[auth] : `For ${getAccessWords(access.name)} (403 for others).`,
    signInMethod && signInWords[signInMethod],
    flag && `Exists only while the flag \`${flag}\` is on (404).`,
    allowsExpiredPassword && 'Answers although the password has expired.',
    needsProof &&
      'The user must have proved within the last 10 minutes who they are: otherwise 403 with the code `needsProof`.',
    hasEtag && 'The whole list, not a page of it. Sent with `If-None-Match`, it answers 304 while nothing has changed.',
    path.endsWith('/') && `The portal calls it with a slash at the end, \`${path}\`: a server answers both.`,
    source && 'Not part of the given contract: the portal chose its path or its shape.',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Describes the people who pass an access rule.
 * @throws {Error} when the rule has no description
 */
function getAccessWords(rule: string): string {
  const words = accessWords[rule]
  if (words === undefined) throw new Error(`No words for the access rule ${rule}`)
  return words
}

/** The calls that set cookies: those that begin, renew or note a session. */
export const cookieCalls: ReadonlySet<string> = new Set([
  'login',
  'migrateSession',
  'oktaLogin',
  'resetPassword',
  'updatePassword',
  'verifyOtp',
])

/** The subjects in a sentence each, for the tags. One that isn't here is described by its first call. */
export const subjectWords: Readonly<Record<string, string>> = {
  account: 'The profile, and what users change about themselves.',
  auth: 'Signing in and out, the second factor, forgotten passwords.',
  cases: 'New business: lists of cases, and one case.',
  'client-lookup': 'The search for clients and contracts.',
  'column-settings': 'The columns that a user has arranged.',
  config: 'What a deployment offers, and whether it is ready.',
  dashboard: 'What needs the user now.',
  documentation: 'Whether help pages were helpful.',
  'home-office': 'The search for agents and agencies, and messages that were not delivered.',
  illustrations: 'In-force illustrations: who may ask, requests, and their work at the home office.',
  import: 'Data that systems of the insurer bring in.',
  inforce: 'Activity of contracts in force.',
  leaderboard: 'Rankings of agencies and agents.',
  'manage-access': 'Who of an agency sees what.',
  'quick-links': 'Personal links.',
  requirements: 'Answers to requirements: comments and documents.',
  shell: 'The navigation, and the site notification.',
  statements: 'Yearly statements.',
  submissions: 'What producers sent, for systems of the insurer.',
}
