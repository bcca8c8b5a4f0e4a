'use client'

import { type Case, prepareNames } from '@producer-portal/domain/cases'
import { useEffect } from 'react'
import { runWhenIdle } from './run-when-idle.js'

const portion = 500

/**
 * Makes, while nothing else is to do, what the first letter of the name filter and the first sorts by text need.
 * @param prepareSorts keep the function between renders
 */
export function usePreparedCases(cases: readonly Case[], prepareSorts: (cases: readonly Case[]) => void): void {
  useEffect(() => {
    const portions = Math.ceil(cases.length / portion)
    const names = Array.from({ length: portions }, (_, index) => () => {
      prepareNames(cases.slice(index * portion, (index + 1) * portion))
    })
    return runWhenIdle([...names, () => prepareSorts(cases)])
  }, [cases, prepareSorts])
}
