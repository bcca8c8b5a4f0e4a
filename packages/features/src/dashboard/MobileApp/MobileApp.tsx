'use client'

import { Card, Icon, Link, SmartphoneIcon, Text } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { mobileAppMessages } from '../later-messages.js'

const { color, space } = tokens

const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]} ${space[4]};
`

const Disc = styled.span`
  display: grid;
  place-content: center;
  inline-size: ${tokens.density.control};
  block-size: ${tokens.density.control};
  border-radius: ${tokens.radius.pill};
  background: ${color.accentSubtle};
  color: ${color.accentText};
`

const Stores = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin: 0;
  padding: 0;
  /* Empty markers, as Safari takes a list without any for none. */
  list-style: '';

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${space[8]};
  }
`

export interface MobileAppProps {
  /** The app in the stores of both makers of phones. */
  hrefs: { readonly apple: string; readonly google: string }
}

/** Use it on the dashboard: describes the mobile app, with links to both app stores. */
export function MobileApp({ hrefs }: MobileAppProps) {
  const t = useMessages(mobileAppMessages)
  return (
    <Card title={t('title')}>
      <Body>
        <Disc>
          <Icon icon={SmartphoneIcon} size={20} />
        </Disc>
        <Text tone="muted">{t('text')}</Text>
        <Stores>
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
        </Stores>
      </Body>
    </Card>
  )
}
