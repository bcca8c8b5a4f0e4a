'use client'

import type { AgentSearchResult } from '@producer-portal/domain/home-office'
import { Heading, Text } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { type AgentSelection, toAgentSelections } from '../agent-search.js'
import { homeOfficeMessages } from '../messages.js'
import * as S from './AgentSearchPanel.styles.js'

export interface AgentResultsProps {
  /** The agencies and agents that were found. */
  result: AgentSearchResult
  /** The number that is chosen at present. */
  selectedNumber?: string
  /** Called with the agent or agency that is selected. */
  onSelect: (choice: AgentSelection) => void
}

/** What a search has found: agencies, then agents, each line a button. */
export function AgentResults({ result, selectedNumber, onSelect }: AgentResultsProps) {
  const t = useMessages(homeOfficeMessages)
  const { agencies, agents } = toAgentSelections(result)
  const group = (title: string, choices: readonly AgentSelection[]) =>
    choices.length > 0 && (
      <S.Group aria-label={title}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {/* Browsers drop the role of a list without markers. */}
        <S.List role="list">
          {choices.map((choice) => (
            <li key={choice.number}>
              <S.Choice
                type="button"
                aria-current={choice.number === selectedNumber || undefined}
                onClick={() => onSelect(choice)}
              >
                <Text as="span" weight="medium">
                  {choice.name}
                </Text>
                <Text as="span" tone="muted">
                  {[choice.number === choice.name ? '' : choice.number, choice.note].filter(Boolean).join(' · ')}
                </Text>
              </S.Choice>
            </li>
          ))}
        </S.List>
      </S.Group>
    )
  return (
    <>
      {group(t('agencies'), agencies)}
      {group(t('agents'), agents)}
    </>
  )
}
