'use client'

import {
  type IllustrationAgent,
  type IllustrationRequest,
  type IllustrationRequestEvent,
  type IllustrationSection,
  type IllustrationUser,
  type SubmittedIllustration,
  visibleSections,
} from '@producer-portal/domain/illustrations'
import {
  Banner,
  Button,
  CircleHelpIcon,
  ConfirmModal,
  EmptyState,
  ErrorState,
  PageHeader,
  SearchIcon,
  Spinner,
  Stack,
  Stepper,
  Text,
  StatusRegion,
  useLocale,
} from '@producer-portal/ui'
import { Fragment, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../i18n/useMessages.js'
import { IllustrationHelp, type IllustrationHelpHrefs } from '../IllustrationHelp/IllustrationHelp.js'
import { illustrationRequestMessages } from '../messages.js'
import { toDay } from '../request-progress.js'
import { AgentField, PolicySummary, RecipientField } from './ChoiceSections.js'
import * as S from './IllustrationRequestScreen.styles.js'
import { Receipt } from './Receipt.js'
import { RecentPolicies, type RecentPolicy } from './RecentPolicies.js'
import { ScenariosSection } from './ScenariosSection.js'
import { getStep, steps, useSectionAnnouncements, useStepFocus } from './request-steps.js'
import { SubmitArea } from './SubmitArea.js'
import { useSentRequest } from './useSentRequest.js'
import { type WantedPolicy, WantedPolicyNote } from './WantedPolicyNote.js'

export interface IllustrationRequestScreenProps {
  /** The agents the user may request illustrations for, or why they aren't known. */
  agents: readonly IllustrationAgent[] | 'loading' | 'error' | 'unreachable'
  /** Called by Retry when the agents failed to load. */
  onRetry: () => void
  /** The signed-in user, who can be notified. */
  user: IllustrationUser
  /** The request as it is filled in. */
  request: IllustrationRequest
  /** Called with every change; pass it to `illustrationRequestReducer`. */
  onRequestChange: (event: IllustrationRequestEvent) => void
  /** Called by the button that opens the search for a policy. */
  onSearchOpen: () => void
  /** True if the request is being submitted. Default: false. */
  isSubmitting?: boolean
  /** Called by Submit, unless something is missing. */
  onSubmit: () => void
  /** Asks before a change of the agent discards what was typed. Default: null, nothing is asked. */
  resetQuestion?: { readonly onKeep: () => void; readonly onDiscard: () => void } | null
  /** The policy that another page asked for, while it isn't selected. Default: null. */
  wantedPolicy?: WantedPolicy | null
  /** An earlier request for the selected policy that isn't ready yet. Default: none. */
  openRequest?: Pick<SubmittedIllustration, 'requestNo' | 'requestedAt'>
  /** Policies of earlier requests, each a press away; `onSelect` is called with one, to select once it's found. Default: none. */
  recent?: { readonly policies: readonly RecentPolicy[]; readonly onSelect: (policy: RecentPolicy) => void }
  /** The address the help leads to. */
  hrefs: IllustrationHelpHrefs
  /** Home office hasn't chosen an agent or agency yet. Default: false. */
  mustChooseFirst?: boolean
  /** The search of home office, beside the title. Default: none. */
  headerActions?: ReactNode
  /** The content shown below the title, such as whose agents these are. Default: none. */
  description?: ReactNode
  /** The earlier requests, beside the form. Default: none. */
  children?: ReactNode
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** Use it as the page on which producers ask for an illustration of a policy that is in force. */
export function IllustrationRequestScreen(props: IllustrationRequestScreenProps) {
  const { agents, resetQuestion = null, mustChooseFirst = false } = props
  const t = useMessages(illustrationRequestMessages)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const columns = useRef<HTMLDivElement>(null)
  const find = (selector: string) => columns.current?.querySelector<HTMLElement>(selector)
  const showSent = useSentRequest(find)
  const { banner, isSubmitted } = props.request
  const receipt = isSubmitted && banner && banner.kind !== 'error' && (
    <Receipt
      banner={banner}
      user={props.user}
      onClose={() => {
        flushSync(() => props.onRequestChange({ type: 'bannerClosed' }))
        // The empty form begins where there is a choice: with several agents the policy isn't asked for yet
        const next = find("[data-step='policy']") ?? find("[data-step='agent']")
        next?.focus()
      }}
      onListSelect={props.children ? showSent : null}
    />
  )
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        titleRef={props.titleRef}
        description={props.description}
        breadcrumb={[{ label: t('breadcrumbRoot') }, { label: t('breadcrumbIllustrations') }, { label: t('title') }]}
        actions={
          <>
            {!mustChooseFirst && props.headerActions}
            <Button variant="quiet" iconStart={CircleHelpIcon} onClick={() => setHelpOpen(true)}>
              {t('help')}
            </Button>
          </>
        }
      />
      <S.Columns ref={columns}>
        <StatusRegion>
          {!mustChooseFirst && agents === 'loading' && (
            <Spinner label={t('loading')} role={undefined} isLabelVisible size="large" />
          )}
        </StatusRegion>
        {mustChooseFirst ? (
          <EmptyState icon={SearchIcon} title={t('chooseFirst')} action={props.headerActions} />
        ) : (
          <>
            {(agents === 'error' || agents === 'unreachable') && (
              <ErrorState title={agents === 'error' ? t('agentsFailed') : t('networkError')} onRetry={props.onRetry} />
            )}
            {typeof agents !== 'string' && (receipt || <RequestForm {...props} agents={agents} />)}
          </>
        )}
        {props.children && (
          <S.List tabIndex={-1} data-list>
            {props.children}
          </S.List>
        )}
      </S.Columns>
      <ConfirmModal
        isOpen={resetQuestion !== null}
        title={t('resetTitle')}
        isDestructive
        cancelAction={{ label: t('keepAgent'), onAction: () => resetQuestion?.onKeep() }}
        confirmAction={{ label: t('changeAgent'), onAction: () => resetQuestion?.onDiscard() }}
      >
        {t('resetText')}
      </ConfirmModal>
      <IllustrationHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} hrefs={props.hrefs} />
    </Stack>
  )
}

interface RequestFormProps extends IllustrationRequestScreenProps {
  agents: readonly IllustrationAgent[]
}

function RequestForm(props: RequestFormProps) {
  const { agents, user, request, onRequestChange, openRequest, isSubmitting = false, wantedPolicy = null } = props
  const locale = useLocale()
  const openId = useId()
  const t = useMessages(illustrationRequestMessages)
  const searchButton = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const sections = visibleSections(request)
  const titles = {
    agent: t('agent'),
    policy: t('policy'),
    summary: t('summary'),
    recipient: t('recipient'),
    scenarios: request.policy?.automated ? t('type') : t('outline'),
    submit: t('submit'),
  }
  const recent = props.recent && props.recent.policies.length > 0 && agents.length > 0 && (
    <RecentPolicies policies={props.recent.policies} onSelect={props.recent.onSelect} isDisabled={isSubmitting} />
  )
  const content: Readonly<Record<IllustrationSection, ReactNode>> = {
    agent: (
      <>
        {agents.length === 0 && <Text>{t('empty')}</Text>}
        {agents.length === 0 && <Text>{t('emptyHelp')}</Text>}
        <S.Row data-wide>
          <AgentField
            agents={agents}
            agent={request.agent}
            isFolded={request.policy !== null}
            onChange={onRequestChange}
            isDisabled={isSubmitting}
          />
        </S.Row>
        {request.agent === null && recent}
      </>
    ),
    policy: (
      <S.Row>
        <Button ref={searchButton} iconStart={SearchIcon} aria-disabled={isSubmitting} onClick={props.onSearchOpen}>
          {t('search')}
        </Button>
        {request.policy === null && recent}
      </S.Row>
    ),
    summary: request.policy && (
      <>
        <PolicySummary
          policy={request.policy}
          isDisabled={isSubmitting}
          onClear={() => {
            // The control disappears with the policy
            searchButton.current?.focus()
            onRequestChange({ type: 'policyCleared' })
          }}
        />
        {openRequest && (
          <Banner id={openId} tone="warning" role="note" layout="line">
            {t('openRequest', { date: toDay(openRequest.requestedAt, locale), requestNo: openRequest.requestNo })}
          </Banner>
        )}
      </>
    ),
    recipient: <RecipientField user={user} request={request} onChange={onRequestChange} isDisabled={isSubmitting} />,
    scenarios: <ScenariosSection request={request} onChange={onRequestChange} isReadOnly={isSubmitting} />,
    submit: (
      <SubmitArea
        request={request}
        openRequestId={request.policy && openRequest ? openId : undefined}
        isSubmitting={isSubmitting}
        onSubmit={props.onSubmit}
        onRequestChange={onRequestChange}
      />
    ),
  }
  const hints: Readonly<Partial<Record<IllustrationSection, string>>> = {
    agent: agents.length > 1 ? t('agentHint') : undefined,
    summary: t('oneAtATime'),
    recipient: t('recipientHint'),
    scenarios: request.policy?.automated ? undefined : t('outlineHint'),
  }
  const step = getStep(request)
  const onFocus = useStepFocus(form, step)
  const shown = agents.length === 0 ? sections.filter((section) => section === 'agent') : sections
  useSectionAnnouncements(shown.map((section) => titles[section]))
  return (
    <S.Form ref={form} onFocus={onFocus}>
      <Stepper
        steps={steps.map((id) => ({ id, label: t(`step-${id}`) }))}
        currentId={step}
        label={t('steps')}
        onStepSelect={(id) => form.current?.querySelector<HTMLElement>(`[data-step='${id}']`)?.focus()}
      />
      <StatusRegion>{wantedPolicy?.step === 'searching' && <WantedPolicyNote wanted={wantedPolicy} />}</StatusRegion>
      {wantedPolicy && wantedPolicy.step !== 'searching' && <WantedPolicyNote wanted={wantedPolicy} />}
      {shown.map((section) =>
        section === 'submit' ? (
          <Fragment key={section}>{content.submit}</Fragment>
        ) : (
          <Section key={section} step={section} title={titles[section]} hint={hints[section]}>
            {content[section]}
          </Section>
        ),
      )}
    </S.Form>
  )
}

interface SectionProps {
  step: string
  title: string
  /** Its instruction, under its title. */
  hint: string | undefined
  children: ReactNode
}

function Section({ step, title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <S.Section aria-labelledby={id}>
      <div>
        <S.StepHeading level={2} size="sm" id={id} tabIndex={-1} data-step={step}>
          {title}
        </S.StepHeading>
        {hint && <S.Hint>{hint}</S.Hint>}
      </div>
      <S.Content>{children}</S.Content>
    </S.Section>
  )
}
