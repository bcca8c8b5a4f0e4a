'use client'

import type { AgentSearchResult } from '@producer-portal/domain/lookup'
import { Heading, Text } from '@producer-portal/ui'
import { useMessages } from '../messages/use-messages.js'
import { agentChoices, type AgentChoice } from './agent-search.js'
import * as S from './AgentSearchPanel.styles.js'
import { lookupMessages } from './messages.js'

export interface AgentResultsProps {
  result: AgentSearchResult
  /** The number that is chosen at present. */
  chosenNumber?: string
  onChoose: (choice: AgentChoice) => void
}

/** What a search has found: agencies, then agents, each line a button. */
export function AgentResults({ result, chosenNumber, onChoose }: AgentResultsProps) {
  const say = useMessages(lookupMessages)
  const { agencies, agents } = agentChoices(result)
  const group = (title: string, choices: readonly AgentChoice[]) =>
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
                aria-current={choice.number === chosenNumber || undefined}
                onClick={() => onChoose(choice)}
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
      {group(say('agencies'), agencies)}
      {group(say('agents'), agents)}
    </>
  )
}
