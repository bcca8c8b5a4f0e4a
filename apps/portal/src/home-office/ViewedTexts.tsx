import { worklistMessages } from '@producer-portal/features/dashboard'
import { caseDetailMessages, caseMessages, caseWidgetMessages } from '@producer-portal/features/cases'
import { homeOfficeMessages } from '@producer-portal/features/home-office'
import { inforceMessages } from '@producer-portal/features/inforce'
import { MessagesProvider, overrideMessages, useMessages } from '@producer-portal/features/i18n'
import { requirementMessages } from '@producer-portal/features/requirements'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Viewed } from './useViewed.js'

export interface ViewedTextsProps {
  /** The agent or agency whose lists home office views; null before one is chosen. */
  viewed: Viewed | null
  /** The lists, and all that belongs to them. */
  children: ReactNode
}

/** Filled in by the text itself. */
const count = '{count}'

/** Lists whose texts speak of the agent or agency that home office views, where they would speak to their reader. */
export function ViewedTexts({ viewed, children }: ViewedTextsProps) {
  const t = useMessages(homeOfficeMessages)
  const name = viewed?.name
  const overrides = useMemo(() => {
    if (name === undefined) return undefined
    const forAgent = { one: t('requirementForAgent', { count }), other: t('requirementsForAgent', { count }) }
    return [
      overrideMessages(worklistMessages, {
        title: t('needsThem', { name }),
        loading: t('loadingNeeds', { name }),
        failed: t('needsFailed', { name }),
        done: t('nothingNeeded', { name }),
        all: t('allThatNeeds', { name }),
      }),
      overrideMessages(caseWidgetMessages, { forYou: t('forAgent', { count }) }),
      overrideMessages(caseMessages, {
        requirements: t('filterWaitingOnThem', { name }),
        lineYours: t('lineOfAgent'),
        turnYours: { one: t('turnOfAgent'), other: t('turnsOfAgent', { count }) },
      }),
      overrideMessages(inforceMessages, { turnYours: t('alertOfAgent', { what: '{what}' }) }),
      overrideMessages(caseDetailMessages, { forYou: forAgent }),
      overrideMessages(requirementMessages, { noAgentTasks: t('nothingToSend') }),
    ]
  }, [name, t])
  return <MessagesProvider overrides={overrides}>{children}</MessagesProvider>
}
