'use client'

import { Banner } from '@producer-portal/ui'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { laterShellMessages } from '../later-messages.js'

/** From edge to edge, as it concerns the whole window and not the page. */
const Root = styled.section`
  & > * {
    border-width: 0;
    border-radius: 0;
  }
`

/** Use it at the top of the page for users whose browser works but is out of date. */
export function BrowserBanner() {
  const t = useMessages(laterShellMessages)
  return (
    <Root aria-label={t('browser')}>
      <Banner tone="warning" role="note">
        {t('browserAdvice')}
      </Banner>
    </Root>
  )
}
