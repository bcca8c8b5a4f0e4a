import { Banner, Spinner } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'

/** A policy that another page asked for, until it's found. `unavailable`: no illustration can be requested for it. */
export interface WantedPolicy {
  readonly policyNumber: string
  readonly step: 'searching' | 'unavailable' | 'failed'
  /** Called when the message about it is dismissed. Default: it stays. */
  readonly onClose?: () => void
}

/** Says that the policy is looked for, or why it isn't selected. */
export function WantedPolicyNote({ wanted }: { wanted: WantedPolicy }) {
  const t = useMessages(illustrationRequestMessages)
  const { policyNumber: policy, step, onClose } = wanted
  if (step === 'searching') return <Spinner label={t('policyLoading', { policy })} role={undefined} isLabelVisible />
  return (
    <Banner tone={step === 'failed' ? 'error' : 'warning'} onClose={onClose} data-wide>
      {step === 'failed' ? t('policyFailed', { policy }) : t('policyUnavailable', { policy })}
    </Banner>
  )
}
