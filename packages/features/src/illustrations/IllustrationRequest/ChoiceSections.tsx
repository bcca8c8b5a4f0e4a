import {
  type IllustrationAgent,
  illustrationAgentLabel,
  illustrationRecipients,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  type IllustrationUser,
  type SelectedPolicy,
} from '@producer-portal/domain/illustrations'
import { Combobox, DescriptionList, IconButton, RadioGroup, Text, XIcon } from '@producer-portal/ui'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'

export interface AgentFieldProps {
  agents: readonly IllustrationAgent[]
  agent: IllustrationAgent | null
  onChange: (event: IllustrationRequestEvent) => void
  isDisabled: boolean
}

/** A single agent is preselected and can't be changed, as is none; several are a list to search. */
export function AgentField({ agents, agent, onChange, isDisabled }: AgentFieldProps) {
  const t = useMessages(illustrationRequestMessages)
  const options = agents.map((each) => ({ value: each.agentNo, label: illustrationAgentLabel(each) }))
  if (agents.length < 2) {
    return (
      <S.OnlyChoice
        label={t('agentLabel')}
        options={options}
        value={options[0]?.value ?? ''}
        placeholder={options.length === 0 ? t('noAgent') : undefined}
      />
    )
  }
  return (
    <div data-wide>
      <Combobox
        label={t('agentLabel')}
        options={options}
        value={agent?.agentNo ?? ''}
        onValueChange={(value) =>
          onChange({ type: 'agentPicked', agent: agents.find(({ agentNo }) => agentNo === value) ?? null })
        }
        placeholder={t('agentPlaceholder')}
        clearLabel={t('clearAgent')}
        disabled={isDisabled}
      />
    </div>
  )
}

export interface PolicySummaryProps {
  policy: SelectedPolicy
  onClear: () => void
  isDisabled: boolean
}

/** The one policy of the request, with the control that clears it. */
export function PolicySummary({ policy, onClear, isDisabled }: PolicySummaryProps) {
  const t = useMessages(illustrationRequestMessages)
  return (
    <>
      <S.Summary data-wide>
        <DescriptionList
          items={[
            { term: t('clientName'), detail: policy.name },
            { term: t('policyNumber'), detail: policy.policy },
            { term: t('product'), detail: policy.product },
          ]}
        />
        <IconButton
          variant="quiet"
          size="small"
          icon={XIcon}
          label={t('clearPolicy', { policy: policy.policy })}
          aria-disabled={isDisabled}
          onClick={onClear}
        />
      </S.Summary>
      <Text tone="muted" size="sm">
        {t('oneAtATime')}
      </Text>
    </>
  )
}

export interface RecipientFieldProps {
  user: IllustrationUser
  request: IllustrationRequest
  onChange: (event: IllustrationRequestEvent) => void
  isDisabled: boolean
}

/** The person to notify: the signed-in user, or the agent of the request; a single one can't be changed. */
export function RecipientField({ user, request, onChange, isDisabled }: RecipientFieldProps) {
  const t = useMessages(illustrationRequestMessages)
  const recipients = illustrationRecipients(user, request.agent)
  const chosen = request.recipient
  const isSelf = chosen?.value === user.userId
  return (
    <>
      {recipients.length === 1 ? (
        <S.OnlyChoice label={t('recipientLabel')} options={recipients} value={chosen?.value ?? ''} />
      ) : (
        <RadioGroup
          label={t('recipientLabel')}
          options={recipients.map((recipient) => ({ ...recipient, isDisabled }))}
          value={chosen?.value ?? ''}
          onValueChange={(value) => {
            const recipient = recipients.find((each) => each.value === value)
            if (recipient) onChange({ type: 'recipientPicked', recipient })
          }}
        />
      )}
      {chosen && (
        <Text tone="muted" size="sm" role="status">
          {isSelf ? t('selfNotified') : t('otherNotified', { name: chosen.label })}
        </Text>
      )}
    </>
  )
}
