import type { IllustrationBanner, IllustrationUser } from '@producer-portal/domain/illustrations'
import { Banner } from '@producer-portal/ui'
import { UnreachableText } from '../../i18n/UnreachableText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'

export interface OutcomeBannerProps {
  banner: IllustrationBanner
  user: Pick<IllustrationUser, 'userId'>
  onClose: () => void
}

/** The outcome of the last submission: an alert, or the content of a region that reads it out. */
export function OutcomeBanner({ banner, user, onClose }: OutcomeBannerProps) {
  const t = useMessages(illustrationRequestMessages)
  const { kind, isUnanswered = false, message, client, policy, requestNo, delivery, recipient } = banner
  const number = requestNo && t('requestNo', { requestNo })
  const isOther = recipient !== null && recipient.value !== user.userId
  const sms = isOther ? t('deliverySmsOther', { name: recipient.label }) : t('deliverySms')
  const sentences = {
    error: [message ?? t('unknownError')],
    neutral: [message ?? t('received'), number],
    info: [
      t('submittedFor', { client, policy }),
      delivery === 'sms' ? sms : t('deliveryInstructions'),
      t('moreInformation'),
      number,
    ],
  }
  const titles = { error: t('notSubmitted'), neutral: undefined, info: t('submitted') }
  return (
    <Banner
      tone={kind === 'error' ? 'error' : 'info'}
      role={kind === 'error' ? 'alert' : undefined}
      title={titles[kind]}
      onClose={onClose}
    >
      {isUnanswered ? <UnreachableText failed={t('unknownError')} /> : sentences[kind].filter(Boolean).join(' ')}
    </Banner>
  )
}
