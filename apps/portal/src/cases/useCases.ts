import { contractsAndRequirementsType, getContractsAndRequirements, inLoadOrder } from '@producer-portal/domain/cases'
import type { Case, ContractType } from '@producer-portal/domain/cases'
import { useState } from 'react'
import * as v from 'valibot'
import { readWithFirstRows } from '../api/first-rows.js'
import { toListState, useListQuery } from '../lists/useListQuery.js'
import type { ListQuery } from '../lists/useListQuery.js'

const inOrder = (cases: readonly Case[]) => inLoadOrder(cases)

/** The cases of a case screen. */
export interface CasesQuery extends ListQuery<Case> {
  /** `loading-more` while only the first cases are there. */
  readonly state: 'loading' | 'loading-more' | 'error' | 'ready'
  /** The cases that are there, in load order; keeps its identity between renders. */
  readonly cases: readonly Case[]
}

const none: readonly Case[] = []

/**
 * The cases of a case screen with their requirements, longest pending first. The first cases of a long list are there
 * before the rest has arrived.
 * @param type the list; `null` loads none, as before a home-office user has chosen an agent or agency
 * @param number an agency or agent number; without one the user's own cases
 */
export function useCases(type: ContractType | null, number?: string): CasesQuery {
  const [first, setFirst] = useState<{ readonly list: string; readonly cases: readonly Case[] } | null>(null)
  const list = `${type} ${number}`
  const query = useListQuery(
    getContractsAndRequirements,
    type && { query: { type: contractsAndRequirementsType(type), number } },
    inOrder,
    {
      readText: (response) =>
        readWithFirstRows(response, (rows) => {
          const cases = parseFirstCases(rows)
          if (cases) setFirst({ list, cases })
        }),
    },
  )
  // Nothing of a call that has ended is shown with a later one
  if (first && !query.isLoading) setFirst(null)
  if (query.isLoading && first?.list === list) return { ...query, state: 'loading-more', cases: first.cases }
  return { ...query, state: toListState(query), cases: query.data ?? none }
}

/** Checks the first rows of an answer; null also if the service doesn't send its list in load order. */
function parseFirstCases(rows: readonly unknown[]): readonly Case[] | null {
  const { success, output } = v.safeParse(getContractsAndRequirements.answer, rows)
  return success && inLoadOrder(output).every((row, index) => row === output[index]) ? output : null
}
