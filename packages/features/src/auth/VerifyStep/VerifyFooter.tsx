'use client'

import { Button, Link } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { twoFactorMessages } from '../messages.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyFooterProps {
  /** The URL of the page that explains why a code is needed. */
  infoHref: string
  /** Called by Cancel. */
  onCancel: () => void
}

/** The footer of each two-factor step: why a code is needed, and Cancel. */
export function VerifyFooter({ infoHref, onCancel }: VerifyFooterProps) {
  const say = useMessages(twoFactorMessages)
  return (
    <S.Foot>
      <Link href={infoHref}>{say('why')}</Link>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {say('cancel')}
      </Button>
    </S.Foot>
  )
}
