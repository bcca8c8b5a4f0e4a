'use client'

import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import { UnderlineNav } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseTypeMessages } from '../case-texts.js'
import { caseMessages } from '../messages.js'

export interface CaseTypeLinksProps {
  /** The list that is shown. */
  type: ContractType
  /** The address of each list. */
  hrefs: Readonly<Record<ContractType, string>>
}

/** Use it above a case list: links to the three lists, each of which has its own page. */
export function CaseTypeLinks({ type, hrefs }: CaseTypeLinksProps) {
  const t = useMessages(caseMessages)
  const items = contractTypes.map((list) => ({
    id: list,
    label: t(caseTypeMessages[list].tab),
    href: hrefs[list],
    current: list === type ? ('page' as const) : undefined,
  }))
  return <UnderlineNav items={items} aria-label={t('tabsLabel')} />
}
