import { contractPath } from '@producer-portal/domain/contracts'
import type { Contract } from '@producer-portal/domain/contracts'
import { getSentAnswers } from '@producer-portal/domain/requirements'
import type { Requirement } from '@producer-portal/domain/requirements'
import type { StatusDetailsProps } from '@producer-portal/features/requirements'
import { toLoad, useQuery } from '../api/useQuery.js'

/** The answers sent for a requirement, from any device, as Status Details shows it. */
export function useSentHistory(
  contract: Contract,
  { id }: Pick<Requirement, 'id'>,
): Pick<StatusDetailsProps, 'sentAnswers' | 'onSentAnswersRetry'> {
  const { data, error, reload } = useQuery(getSentAnswers, {
    params: { ...contractPath(contract), requirementId: id },
  })
  return {
    sentAnswers: toLoad({ data, error }),
    onSentAnswersRetry: () => void reload(),
  }
}
