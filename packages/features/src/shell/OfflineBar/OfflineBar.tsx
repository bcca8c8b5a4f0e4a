'use client'

import { Icon, LiveText, TriangleAlertIcon, useAnnounce, useStickyFoot, useLocale } from '@producer-portal/ui'
import { media, tokens } from '@producer-portal/ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { formatTime } from '../../i18n/format-time.js'
import { useMessages } from '../../i18n/useMessages.js'
import { shellMessages } from '../messages.js'

const { borderWidth, color, fontWeight, space } = tokens

/** At the bottom of the window, where it doesn't cover sticky headers. */
const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.header};
  display: flex;
  gap: ${space[3]};
  align-items: center;
  padding: ${space[2]} ${space[6]};
  border-block-start: ${borderWidth.thick} solid ${color.warningBorder};
  background: ${color.warningSurface};
  color: ${color.warningText};
  font-weight: ${fontWeight.medium};

  & > p {
    margin: 0;
  }

  ${media.belowTablet} {
    padding-inline: ${space[4]};
  }
`

export interface OfflineBarProps {
  /** The load time of the oldest data on the page; null where there is none. */
  dataFrom: Date | null
}

/** Use it below the page while there's no connection: says how old the data is. Read out, as is its end. */
export function OfflineBar({ dataFrom }: OfflineBarProps) {
  const locale = useLocale()
  const t = useMessages(shellMessages)
  const root = useRef<HTMLDivElement>(null)
  useStickyFoot(root)
  const announce = useAnnounce()
  const text = dataFrom === null ? t('offline') : t('offlineSince', { time: formatTime(dataFrom, locale) })
  useEffect(() => () => announce(t('backOnline')), [announce, t])
  return (
    <Root ref={root}>
      <Icon icon={TriangleAlertIcon} />
      <p>
        <LiveText text={text} isFirstRead pause={150} />
      </p>
    </Root>
  )
}
