/** Every audience a user can hold. */
export const audiences = [
  'Agent',
  'HMAgent',
  'HMMgr',
  'IBD',
  'Advisor',
  'RPOnly',
  'IDC1',
  'IDC2',
  'IDC3',
  'IDC4',
  'IDC5',
  'IDC6',
  'AltDist',
  'AIC',
  'HomeOffice',
  'HomeOfficeAIC',
  'Staff',
  'Terminated',
  'GAMgr',
  'BGAMgr',
  'PGAMgr',
  'DICtrMgr',
  'RetPlansMgr',
  'AgentGuest',
  'AICGuest',
  'DXCEmployee',
  'Reinsurer',
] as const
export type Audience = (typeof audiences)[number]

/**
 * The wildcard. In the list of a rule, a navigation item or a card it opens the thing to everybody; held by a user
 * it passes every such list, but never lifts an exclusion (home office, Terminated ...).
 */
export const anyAudience = '*'
export type AnyAudience = typeof anyAudience

/** Other spellings that back ends send, each with the canonical one. */
const aliases: ReadonlyMap<string, Audience> = new Map([['AICHomeOffice', 'HomeOfficeAIC']])

/** Reads one audience as sent, aliases included; null when it is not known. */
export function readAudience(sent: string): Audience | AnyAudience | null {
  const canonical = aliases.get(sent) ?? sent
  if (canonical === anyAudience) return anyAudience
  return audiences.find((audience) => audience === canonical) ?? null
}
