import type { SignInMethod } from '@producer-portal/domain/access'
import { useFeatureFlags } from './useFeatureFlags.js'

/** How people sign in to this deployment; until it is known, nothing of the portal's own login is offered. */
export function useSignInMethod(): SignInMethod {
  const { data } = useFeatureFlags()
  return data?.oktaLogin === false ? 'legacy' : 'identity-provider'
}
