import * as v from 'valibot'
import type { SignInMethod } from '../access/index.ts'

const flag = v.nullish(v.boolean(), false)

/** The feature flags (GET /feature/all). A missing flag is off. */
export const featureFlagsSchema = v.object({
  /** The leaderboard route. */
  leaderboard: flag,
  /** Sign-in through the identity provider rather than the legacy login. */
  oktaLogin: flag,
  /** The client and contract lookup route. */
  appian: flag,
})
export type FeatureFlags = v.InferOutput<typeof featureFlagsSchema>

/** The way users sign in while the flags are these. */
export function getSignInMethod({ oktaLogin }: Pick<FeatureFlags, 'oktaLogin'>): SignInMethod {
  return oktaLogin ? 'identity-provider' : 'legacy'
}
