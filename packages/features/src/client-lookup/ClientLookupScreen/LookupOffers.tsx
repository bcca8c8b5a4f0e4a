'use client'

import { ArrowRightIcon, Card, FileTextIcon, Icon, PhoneIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { clientLookupMessages } from '../messages.js'
import * as S from './ClientLookupScreen.styles.js'

const offers = [
  { icon: PhoneIcon, name: 'offeredContact', text: 'offeredContactText' },
  { icon: FileTextIcon, name: 'offeredContracts', text: 'offeredContractsText' },
  { icon: ArrowRightIcon, name: 'offeredNext', text: 'offeredNextText' },
] as const

/** Says what a search finds about a client. */
export function LookupOffers() {
  const t = useMessages(clientLookupMessages)
  return (
    <Card title={t('offered')} isFlush>
      <S.Offers>
        {offers.map(({ icon, name, text }) => (
          <div key={name}>
            <dt>
              <Icon icon={icon} /> {t(name)}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </S.Offers>
    </Card>
  )
}
