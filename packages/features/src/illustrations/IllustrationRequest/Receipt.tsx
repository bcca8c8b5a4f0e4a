import type { IllustrationBanner, IllustrationUser } from '@producer-portal/domain/illustrations'
import {
  Button,
  CircleCheckIcon,
  DescriptionList,
  Icon,
  IconButton,
  Text,
  useAnnounce,
  useLocale,
  XIcon,
} from '@producer-portal/ui'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { formatTime } from '../../i18n/format-time.js'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'

export interface ReceiptProps {
  banner: IllustrationBanner
  user: Pick<IllustrationUser, 'userId'>
  /** Called to go back to the form, which is empty. */
  onClose: () => void
  /** Called to go to the request in the list beside it; null without a list. */
  onListSelect: (() => void) | null
}

/** Takes the place of the form once a request is sent: the outcome, its number, and what happens next. */
export function Receipt({ banner, user, onClose, onListSelect }: ReceiptProps) {
  const t = useMessages(illustrationRequestMessages)
  const locale = useLocale()
  const announce = useAnnounce()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { kind, message, client, policy, requestNo, delivery, recipient, expectedBy = null } = banner
  const isOther = recipient !== null && recipient.value !== user.userId
  const sms = isOther ? t('deliverySmsOther', { name: recipient.label }) : t('deliverySms')
  const sentences =
    kind === 'neutral'
      ? [message].filter((each) => each !== null)
      : [
          t('submittedFor', { client, policy }),
          delivery === 'sms' ? sms : t('deliveryInstructions'),
          t('moreInformation'),
        ]
  const facts = [
    requestNo && { term: t('requestNumber'), detail: requestNo },
    expectedBy && { term: t('expectedBy'), detail: formatTime(new Date(expectedBy), locale) },
  ].filter((fact) => fact !== null && fact !== '')
  const text = sentences.join(' ')
  const spoken = requestNo ? t('textAndNumber', { text, requestNo }) : text
  useLayoutEffect(() => {
    // Submit has gone with the form; a focus that is somewhere else stays there
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  useEffect(() => announce(spoken), [announce, spoken])
  return (
    <S.Receipt aria-labelledby={id}>
      <S.ReceiptHead>
        <Icon icon={CircleCheckIcon} size={20} />
        <S.StepHeading ref={heading} level={2} size="md" id={id} tabIndex={-1}>
          {t(kind === 'neutral' ? 'received' : 'submitted')}
        </S.StepHeading>
        <IconButton variant="quiet" size="small" icon={XIcon} label={t('dismiss')} onClick={onClose} />
      </S.ReceiptHead>
      {text && <Text>{text}</Text>}
      {facts.length > 0 && <DescriptionList items={facts} />}
      <S.Choices>
        <Button variant="primary" onClick={onClose}>
          {t('requestAnother')}
        </Button>
        {onListSelect && <Button onClick={onListSelect}>{t('seeInMyRequests')}</Button>}
      </S.Choices>
    </S.Receipt>
  )
}
