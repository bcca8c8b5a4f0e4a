'use client'

import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import { useLinkComponent } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { caseTypeMessages } from './case-texts.js'
import * as S from './CaseTypeLinks.styles.js'
import { caseMessages } from './messages.js'

export interface CaseTypeLinksProps {
  /** The list that is shown. */
  type: ContractType
  /** The address of each list. */
  hrefs: Readonly<Record<ContractType, string>>
}

/** Use it above a case list: the ways to the three lists, which are pages of their own. */
export function CaseTypeLinks({ type, hrefs }: CaseTypeLinksProps) {
  const say = useMessages(caseMessages)
  const link = useLinkComponent()
  return (
    <S.Root aria-label={say('tabsLabel')}>
      <S.List>
        {contractTypes.map((each) => (
          <li key={each}>
            <S.TypeLink as={link} href={hrefs[each]} aria-current={each === type ? 'page' : undefined}>
              {say(caseTypeMessages[each].tab)}
            </S.TypeLink>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
