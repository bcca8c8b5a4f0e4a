import type { SubmittedIllustration } from '@producer-portal/domain/illustrations'
import { Button, Text } from '@producer-portal/ui'
import { useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'

/** A policy that was requested lately, and the agent for whom. */
export type RecentPolicy = Pick<SubmittedIllustration, 'policyNumber' | 'clientName' | 'productType' | 'agent'>

export interface RecentPoliciesProps {
  policies: readonly RecentPolicy[]
  onSelect: (policy: RecentPolicy) => void
  isDisabled: boolean
}

/** The policies of earlier requests, each a press away. */
export function RecentPolicies({ policies, onSelect, isDisabled }: RecentPoliciesProps) {
  const t = useMessages(illustrationRequestMessages)
  const id = useId()
  return (
    <S.Choices role="group" aria-labelledby={id} data-wide>
      <Text as="span" tone="muted" size="sm" id={id}>
        {t('recentPolicies')}
      </Text>
      {policies.map((policy) => (
        <Button key={policy.policyNumber} size="small" aria-disabled={isDisabled} onClick={() => onSelect(policy)}>
          {[policy.clientName?.trim(), policy.policyNumber, policy.productType?.trim()].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </S.Choices>
  )
}
