/** The arguments without which a delegation call is not sent, by the names that the error uses. */
export const delegationArgumentNames = [
  'agencyNumber',
  'userId',
  'accessCodes',
  'delegatedAgentNo',
  'staffUserId',
  'managedAgents',
] as const
export type DelegationArgumentName = (typeof delegationArgumentNames)[number]

/**
 * Passes a required argument on.
 * @throws {Error} `Missing required argument "<name>".` when it is missing or an empty text
 */
export function requiredArgument<T>(name: DelegationArgumentName, value: T | null | undefined): T {
  if (value === undefined || value === null || value === '') throw new Error(`Missing required argument "${name}".`)
  return value
}

/** An argument as a screen has it: perhaps not there yet. */
export type Argument<T = string> = T | null | undefined
