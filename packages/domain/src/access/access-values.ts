/** Every access value. `CSS` is not in the published list; it opens the policy system (see `canOpenPolicySystem`). */
export const accessValues = ['ManagerRole', 'BUS', 'NBA', 'SRA', 'FRS', 'FRS-NewBus', 'FRS-All', 'AEM', 'CSS'] as const
export type AccessValue = (typeof accessValues)[number]

/**
 * Stands in the access cookie for a user who holds no access value: a session is only valid with a filled access
 * cookie. It is no access value and parses to none (portal-defined).
 */
export const noAccess = 'NONE'
