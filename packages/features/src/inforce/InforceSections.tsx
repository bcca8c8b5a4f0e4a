'use client'

import type { Contract } from '@producer-portal/domain/cases'
import { formatDate } from '@producer-portal/domain/formatting'
import type { AlertSection, InforceContractDetail } from '@producer-portal/domain/inforce'
import { alertSections, alertsBySection, alertTypeText } from '@producer-portal/domain/inforce'
import { Accordion, LineList, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { AlertDetails } from './AlertDetails.js'
import { inforceDetailMessages } from './inforce-detail-messages.js'
import { OtherContracts } from './OtherContracts.js'

export interface InforceSectionsProps {
  detail: InforceContractDetail
  policyHrefOf: ((contract: Contract) => string | undefined) | undefined
  onContractOpen: ((contract: Contract) => void) | undefined
}

const textsOf = {
  disbursements: ['disbursements', 'noDisbursements'],
  'service-alerts': ['serviceAlerts', 'noServiceAlerts'],
  terminated: ['terminated', 'notTerminated'],
  'lapse-and-missed-payments': ['lapseAndMissed', 'noLapseOrMissed'],
  'contract-changes': ['contractChanges', 'noContractChanges'],
} as const satisfies Readonly<Record<AlertSection, readonly [title: string, emptyText: string]>>

/** The alerts of a contract by what they are about, and the owner's other contracts; those with alerts are open. */
export function InforceSections({ detail, policyHrefOf, onContractOpen }: InforceSectionsProps) {
  const say = useMessages(inforceDetailMessages)
  const alerts = alertsBySection(detail.alerts)
  const others = detail.otherContracts
  const sections = alertSections.map((section) => {
    const [title, emptyText] = textsOf[section]
    return {
      id: section,
      title: say(title),
      note: alerts[section].length,
      content: (
        <LineList
          emptyText={say(emptyText)}
          lines={alerts[section].map((alert) => ({
            main: (
              <Text as="span" weight="medium">
                {alertTypeText(alert)}
              </Text>
            ),
            note: formatDate(alert.alertDate) || say('undated'),
            details: <AlertDetails alert={alert} />,
          }))}
        />
      ),
    }
  })
  return (
    <Accordion
      defaultOpenIds={alertSections.filter((section) => alerts[section].length > 0)}
      items={[
        ...sections,
        {
          id: 'other-contracts',
          title: say('otherContracts'),
          note: others.length,
          content: <OtherContracts contracts={others} policyHrefOf={policyHrefOf} onContractOpen={onContractOpen} />,
        },
      ]}
    />
  )
}
