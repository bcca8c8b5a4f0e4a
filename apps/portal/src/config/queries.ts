import type { SignInMethod } from '@producer-portal/domain/access'
import {
  environmentSettings,
  getEnvironmentMode,
  getFeatureFlags,
  readEnvironmentMode,
} from '@producer-portal/domain/config'
import type { EnvironmentSettings, FeatureFlags } from '@producer-portal/domain/config'
import { useMemo } from 'react'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'

/** The settings of the environment that this portal runs in: its mode and the addresses around it. */
export function useEnvironment(): Query<EnvironmentSettings> {
  const { data: mode, ...query } = useQuery(getEnvironmentMode, {})
  const settings = useMemo(
    () => (mode === undefined ? undefined : environmentSettings(readEnvironmentMode(mode))),
    [mode],
  )
  return { ...query, data: settings }
}

const allOff: FeatureFlags = { leaderboard: false, oktaLogin: false, appian: false }

/** The feature flags. If they fail to load, `error` says so and every flag is off. */
export function useFeatureFlags(): Query<FeatureFlags> {
  const query = useQuery(getFeatureFlags, {})
  return query.error === undefined || query.data ? query : { ...query, data: allOff }
}

/** The way users sign in to this deployment; while that is unknown, nothing of the portal's own sign-in is offered. */
export function useSignInMethod(): SignInMethod {
  const { data } = useFeatureFlags()
  return data?.oktaLogin === false ? 'legacy' : 'identity-provider'
}
