'use client'

import { Banner } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import * as S from './BrowserBanner.styles.js'
import { shellMessages } from './messages.js'

/** Use it above everything else for people whose browser still works but is no longer one of the best. */
export function BrowserBanner() {
  const say = useMessages(shellMessages)
  return (
    <S.Root aria-label={say('browser')}>
      <Banner tone="warning" role="note">
        {say('browserAdvice')}
      </Banner>
    </S.Root>
  )
}
