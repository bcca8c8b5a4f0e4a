import type { SignInMethod } from '@producer-portal/domain/access'
import {
  environmentSettings,
  getEnvironmentMode,
  getFeatureFlags,
  getSignInMethod,
  readEnvironmentMode,
} from '@producer-portal/domain/config'
import type { Addresses, EnvironmentSettings, FeatureFlags } from '@producer-portal/domain/config'
import { useMemo } from 'react'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import { portalSettings } from './portal-settings.js'

/** The settings of the environment that this portal runs in: its mode and the addresses around it. */
export function useEnvironment(): Query<EnvironmentSettings> {
  const { data: mode, ...query } = useQuery(getEnvironmentMode, {})
  const settings = useMemo(
    () => (mode === undefined ? undefined : environmentSettings(readEnvironmentMode(mode), portalSettings().addresses)),
    [mode],
  )
  return { ...query, data: settings }
}

/** The addresses around the portal; those of production while the mode isn't known. */
export function useAddresses(): Addresses {
  return useEnvironment().data ?? environmentSettings('prod', portalSettings().addresses)
}

/** The feature flags. */
export function useFeatureFlags(): Query<FeatureFlags> {
  return useQuery(getFeatureFlags, {})
}

/**
 * The way users sign in to this deployment. While that is unknown, nothing of the portal's own sign-in is offered; if it
 * fails to load, that is all there is to offer.
 */
export function useSignInMethod(): SignInMethod {
  const { data, error } = useFeatureFlags()
  if (data !== undefined) return getSignInMethod(data)
  return error === undefined ? 'identity-provider' : 'legacy'
}
