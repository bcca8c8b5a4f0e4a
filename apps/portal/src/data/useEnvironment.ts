import { environmentSettings, getEnvironmentMode, readEnvironmentMode } from '@producer-portal/domain/environment'
import type { EnvironmentSettings } from '@producer-portal/domain/environment'
import { useMemo } from 'react'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/** The settings of the environment that this portal runs in: its mode and the addresses around it. */
export function useEnvironment(): Query<EnvironmentSettings> {
  const { data: mode, ...query } = useQuery(getEnvironmentMode, {})
  const settings = useMemo(
    () => (mode === undefined ? undefined : environmentSettings(readEnvironmentMode(mode))),
    [mode],
  )
  return { ...query, data: settings }
}
