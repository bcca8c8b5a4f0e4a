import { Banner, Spinner } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'

/** A policy that another page asked for, until it's found. `unavailable`: no illustration can be requested for it. */
export interface WantedPolicy {
  readonly policyNumber: string
  readonly step: 'searching' | 'unavailable' | 'failed'
}

/** Says that the policy is looked for, or why it isn't selected. */
export function WantedPolicyNote({ wanted, onClose }: { wanted: WantedPolicy; onClose?: (() => void) | undefined }) {
  const t = useMessages(illustrationRequestMessages)
  const { policyNumber: policy, step } = wanted
  if (step === 'searching') return <Spinner label={t('policyLoading', { policy })} role={undefined} isLabelVisible />
  return (
    <Banner tone={step === 'failed' ? 'error' : 'warning'} onClose={onClose} closeLabel={t('dismiss')} data-wide>
      {step === 'failed' ? t('policyFailed', { policy }) : t('policyUnavailable', { policy })}
    </Banner>
  )
}
