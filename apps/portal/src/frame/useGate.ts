import { useEnvironment } from '../data/useEnvironment.js'
import { useFeatureFlags } from '../data/useFeatureFlags.js'
import { decideGate } from '../session/guards.js'
import type { Gate, GateDecision } from '../session/guards.js'
import { usePendingSignIn } from '../state/pending-sign-in.js'
import { useSession } from '../state/session-state.js'
import { useOnboarding } from './useOnboarding.js'

/** Decides a route from what is known now. A mode that cannot be had counts as production. */
export function useGate(gate: Gate): GateDecision {
  const session = useSession()
  const hasPendingTwoFactor = usePendingSignIn() !== null
  const onboarding = useOnboarding()
  const { data: flags } = useFeatureFlags()
  const environment = useEnvironment()
  const mode = environment.data?.mode ?? (environment.error === undefined ? undefined : 'prod')
  return decideGate(gate, { session, flags, mode, hasPendingTwoFactor, onboarding })
}
