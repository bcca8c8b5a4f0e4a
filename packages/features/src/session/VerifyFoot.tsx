'use client'

import { Button, Link } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { twoFactorMessages } from './two-factor-messages.js'
import * as S from './VerifyStep.styles.js'

export interface VerifyFootProps {
  /** Where it is told why a code is needed. */
  infoHref: string
  /** Called to give up this sign-in. */
  onCancel: () => void
}

/** Use it under each step of the second factor: why it is asked, and the way out. */
export function VerifyFoot({ infoHref, onCancel }: VerifyFootProps) {
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
