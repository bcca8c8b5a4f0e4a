'use client'

import { formatDate } from '@producer-portal/domain/formatting'
import {
  type IllustrationPolicy,
  mostPoliciesFound,
  policySearchMaxLength,
} from '@producer-portal/domain/illustrations'
import { Button, RadioGroup, SearchPanel, type SearchState, Tooltip, useLocale } from '@producer-portal/ui'
import { useState } from 'react'
import { toSearchLabels } from '../../i18n/search-labels.js'
import { useMessages } from '../../i18n/useMessages.js'
import { policySearchMessages } from '../messages.js'

export interface PolicySearchPanelProps {
  /** True if the panel is open. */
  isOpen: boolean
  /** Called by Cancel, the close button, Escape and a press outside. */
  onClose: () => void
  /** The agent whose policies are searched. */
  agentName: string
  /** The state of the search, and what it found. */
  search: SearchState<readonly IllustrationPolicy[]>
  /** Called with the text by Search and Enter. */
  onSearch: (text: string) => void
  /** Called with the chosen policy by Select; close the panel. */
  onSelect: (policy: IllustrationPolicy) => void
}

/** A choice counts for the results that it was chosen from. */
interface Choice {
  readonly found: readonly IllustrationPolicy[]
  readonly index: number
}

/** Use it where the policy of a request is chosen: a search by client or policy number, with one choice among the results. */
export function PolicySearchPanel(props: PolicySearchPanelProps) {
  const { isOpen, onClose, agentName, search, onSearch, onSelect } = props
  const locale = useLocale()
  const t = useMessages(policySearchMessages)
  const [choice, setChoice] = useState<Choice | null>(null)
  const found = search.step === 'done' ? search.result : null
  const chosen = choice !== null && choice.found === found ? choice : null
  const policy = chosen?.found[chosen.index]
  const validate = (text: string) => {
    if (text.trim() === '') return t('emptyText')
    return text.length > policySearchMaxLength ? t('longText', { count: policySearchMaxLength }) : null
  }
  return (
    <SearchPanel
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      labels={{ ...toSearchLabels(t, 1), idle: t('idle', { agent: agentName }), noneHint: t('noneHint') }}
      search={search}
      onSearch={(text) => onSearch(text.trim())}
      validate={validate}
      getCount={(result) => result.length}
      note={found && found.length >= mostPoliciesFound ? t('capped', { count: mostPoliciesFound }) : null}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Tooltip content={policy ? null : t('selectFirst')}>
            <Button variant="primary" aria-disabled={!policy} onClick={() => policy && onSelect(policy)}>
              {t('select')}
            </Button>
          </Tooltip>
        </>
      }
    >
      {(result) => (
        <RadioGroup
          label={t('policies')}
          value={chosen ? String(chosen.index) : ''}
          onValueChange={(index) => setChoice({ found: result, index: Number(index) })}
          options={result.map(({ clientName, policyNumber, productType, dateOfBirth }, index) => ({
            value: String(index),
            label: clientName?.trim() || t('unnamedClient'),
            hint: [policyNumber, productType, dateOfBirth && t('born', { date: formatDate(dateOfBirth, locale) })]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </SearchPanel>
  )
}
