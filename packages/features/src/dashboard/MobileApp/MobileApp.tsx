'use client'

import { Card, Icon, Link, SmartphoneIcon, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { dashboardMessages } from '../messages.js'
import * as S from './MobileApp.styles.js'

export interface MobileAppProps {
  /** The app in the stores of both makers of phones. */
  hrefs: { readonly apple: string; readonly google: string }
}

/** Use it on the dashboard: describes the mobile app, with links to both app stores. */
export function MobileApp({ hrefs }: MobileAppProps) {
  const t = useMessages(dashboardMessages)
  return (
    <Card title={t('mobileApp')}>
      <S.Body>
        <S.Disc>
          <Icon icon={SmartphoneIcon} size={20} />
        </S.Disc>
        <Text tone="muted">{t('mobileAppText')}</Text>
        <S.Stores>
          <li>
            <Link href={hrefs.apple} isExternal>
              {t('appStore')}
            </Link>
          </li>
          <li>
            <Link href={hrefs.google} isExternal>
              {t('googlePlay')}
            </Link>
          </li>
        </S.Stores>
      </S.Body>
    </Card>
  )
}
