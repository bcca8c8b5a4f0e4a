import {
  type IllustrationAgent,
  illustrationAgentLabel,
  illustrationRecipients,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  type IllustrationUser,
  type SelectedPolicy,
} from '@producer-portal/domain/illustrations'
import {
  Button,
  Combobox,
  DescriptionList,
  IconButton,
  RadioGroup,
  StatusRegion,
  Text,
  VisuallyHidden,
  XIcon,
} from '@producer-portal/ui'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'

export interface AgentFieldProps {
  agents: readonly IllustrationAgent[]
  agent: IllustrationAgent | null
  /** True once the next step is done. */
  isFolded: boolean
  onChange: (event: IllustrationRequestEvent) => void
  isDisabled: boolean
}

/** A single agent is preselected and can't be changed, as is none; several are a list to search, folded once a policy is chosen. */
export function AgentField({ agents, agent, isFolded, onChange, isDisabled }: AgentFieldProps) {
  const t = useMessages(illustrationRequestMessages)
  const field = useRef<HTMLDivElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  if (isUnfolded && !isFolded) setUnfolded(false)
  const options = agents.map((each) => ({ value: each.agentNo, label: illustrationAgentLabel(each) }))
  if (agents.length < 2) return <OnlyChoice label={t('agentLabel')} value={options[0]?.label ?? t('noAgent')} />
  if (agent && isFolded && !isUnfolded) {
    const open = () => {
      flushSync(() => setUnfolded(true))
      field.current?.querySelector('input')?.focus()
    }
    return (
      <S.Answer role="group" aria-label={t('agentLabel')}>
        {illustrationAgentLabel(agent)}
        <Button size="small" aria-label={t('changeOfAgent')} aria-disabled={isDisabled} onClick={open}>
          {t('change')}
        </Button>
      </S.Answer>
    )
  }
  return (
    <S.Field ref={field}>
      <Combobox
        label={<VisuallyHidden>{t('agentLabel')}</VisuallyHidden>}
        options={options}
        value={agent?.agentNo ?? ''}
        onValueChange={(value) =>
          onChange({ type: 'agentPicked', agent: agents.find(({ agentNo }) => agentNo === value) ?? null })
        }
        placeholder={t('agentPlaceholder')}
        clearLabel={t('clearAgent')}
        disabled={isDisabled}
      />
    </S.Field>
  )
}

/** The one there is, as a fact: there is nothing to choose. */
function OnlyChoice({ label, value }: { label: string; value: string }) {
  const id = useId()
  return (
    <S.OnlyChoice role="group" aria-labelledby={id} aria-disabled>
      <Text as="span" tone="muted" size="xs" id={id}>
        {label}
      </Text>
      {value}
    </S.OnlyChoice>
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
  const notified = chosen && (
    <Text tone="muted" size="sm">
      {isSelf ? t('selfNotified') : t('otherNotified', { name: chosen.label })}
    </Text>
  )
  return (
    <>
      {recipients.length === 1 ? (
        <>
          <OnlyChoice label={t('recipientLabel')} value={chosen?.label ?? ''} />
          {notified}
        </>
      ) : (
        <RadioGroup
          label={<VisuallyHidden>{t('recipientLabel')}</VisuallyHidden>}
          options={recipients.map((recipient) => ({ ...recipient, isDisabled }))}
          value={chosen?.value ?? ''}
          onValueChange={(value) => {
            const recipient = recipients.find((each) => each.value === value)
            if (recipient) onChange({ type: 'recipientPicked', recipient })
          }}
        />
      )}
      {recipients.length > 1 && <StatusRegion>{notified}</StatusRegion>}
    </>
  )
}
