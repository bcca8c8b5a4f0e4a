'use client'

import { type ContractType, contractTypes } from '@producer-portal/domain/cases'
import { formatCount, UnderlineNav, useLocale } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { caseMessages } from '../case-screen-messages.js'

export interface CaseTypeLinksProps {
  /** The list that is shown. */
  type: ContractType
  /** The address of each list. */
  hrefs: Readonly<Record<ContractType, string>>
  /** The number of cases each list has, where that is known. Default: unknown. */
  counts?: Readonly<Partial<Record<ContractType, number>>>
}

/** Use it above a case list: links to the three lists, each of which has its own page. */
export function CaseTypeLinks({ type, hrefs, counts = {} }: CaseTypeLinksProps) {
  const locale = useLocale()
  const t = useMessages(caseMessages)
  const getLabel = (list: ContractType) => {
    const count = counts[list]
    const label = t(list)
    return count === undefined ? label : t('tabWithCount', { list: label, count: formatCount(count, locale) })
  }
  const items = contractTypes.map((list) => ({
    id: list,
    label: getLabel(list),
    href: hrefs[list],
    current: list === type ? ('page' as const) : undefined,
  }))
  return <UnderlineNav items={items} aria-label={t('tabsLabel')} />
}
