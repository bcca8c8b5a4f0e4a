import type { IllustrationBanner, IllustrationUser } from '@producer-portal/domain/illustrations'
import { Banner } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'

export interface OutcomeBannerProps {
  banner: IllustrationBanner
  user: Pick<IllustrationUser, 'userId'>
  onClose: () => void
}

/** The outcome of the last submission. */
export function OutcomeBanner({ banner, user, onClose }: OutcomeBannerProps) {
  const t = useMessages(illustrationRequestMessages)
  const { kind, message, client, policy, requestNo, delivery, recipient } = banner
  const close = { onClose, closeLabel: t('dismiss') }
  if (kind === 'error') {
    return (
      <Banner tone="error" title={t('notSubmitted')} {...close}>
        {message ?? t('unknownError')}
      </Banner>
    )
  }
  const number = requestNo && t('requestNo', { requestNo })
  if (kind === 'neutral') {
    return (
      <Banner tone="info" {...close}>
        {[message ?? t('received'), number].filter(Boolean).join(' ')}
      </Banner>
    )
  }
  const isOther = recipient !== null && recipient.value !== user.userId
  const sms = isOther ? t('deliverySmsOther', { name: recipient.label }) : t('deliverySms')
  return (
    <Banner tone="info" title={t('submitted')} {...close}>
      {[
        t('submittedFor', { client, policy }),
        delivery === 'sms' ? sms : t('deliveryInstructions'),
        t('moreInformation'),
        number,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  )
}
