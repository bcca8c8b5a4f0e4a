'use client'

import type { ContactChange } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { formatDate, localDay } from '@producer-portal/domain/formatting'
import {
  ArrowLeftIcon,
  Button,
  type ButtonProps,
  CircleCheckIcon,
  ClockIcon,
  MailIcon,
  PhoneIcon,
  Spinner,
  Text,
  TriangleAlertIcon,
  useFocusRestore,
  useLocale,
} from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpStep } from '../HelpStep/HelpStep.js'
import * as S from '../HelpStep/HelpStep.styles.js'
import { contactChangeMessages } from '../messages.js'
import { getLastDigits } from '../VerifyStep/VerifyStep.js'

export interface ContactChangeLinkProps extends HTMLAttributes<HTMLElement> {
  /** The change that the link is about; `ended` when the link was used, ran out, or never was, `undone` once it is. */
  change: ContactChange | 'loading' | 'error' | 'ended' | 'undone'
  /** `saving` while the change is confirmed or undone, `confirmed` once it is. Default: `ready`. */
  state?: 'ready' | 'saving' | 'confirmed'
  /** The reason it failed; shown and focused. A new object is a new failure. */
  failure?: Failure
  /** The URL of the portal. */
  portalHref: string
  /** Called by the button that confirms or undoes. */
  onSubmit: () => void
  /** Called to set a new password, after a change was undone. */
  onPasswordReset: () => void
  /** Called to load the change again. */
  onRetry: () => void
}

/** Use it as the page of the links that confirm a new email address, and that undo a change of the email or the phone. */
export const ContactChangeLink = forwardRef<HTMLElement, ContactChangeLinkProps>(
  function ContactChangeLink(props, ref) {
    const { change, state = 'ready', failure, portalHref, onSubmit, onPasswordReset, onRetry, ...rest } = props
    const locale = useLocale()
    const t = useMessages(contactChangeMessages)
    const links = [{ icon: ArrowLeftIcon, label: t('toPortal'), href: portalHref }]
    if (change === 'loading') {
      return (
        <S.Step ref={ref} title={t('loadingTitle')} {...rest}>
          <Spinner label={t('loading')} isLabelVisible />
        </S.Step>
      )
    }
    if (change === 'ended') {
      return (
        <HelpStep ref={ref} icon={ClockIcon} title={t('endedTitle')} links={links} {...rest}>
          <Text>{t('ended')}</Text>
        </HelpStep>
      )
    }
    if (change === 'error') {
      return (
        <HelpStep ref={ref} icon={TriangleAlertIcon} title={t('uncheckedTitle')} links={links} {...rest}>
          <Text>{t('unchecked')}</Text>
          <Button size="large" isFullWidth onClick={onRetry}>
            {t('retry')}
          </Button>
        </HelpStep>
      )
    }
    if (change === 'undone') {
      return (
        <HelpStep
          ref={ref}
          icon={CircleCheckIcon}
          title={t('undoneTitle')}
          success={t('undoneText')}
          links={links}
          {...rest}
        >
          <Button variant="primary" size="large" isFullWidth onClick={onPasswordReset}>
            {t('setPassword')}
          </Button>
        </HelpStep>
      )
    }
    const { kind, action, contact } = change
    if (state === 'confirmed') {
      return (
        <HelpStep
          ref={ref}
          icon={CircleCheckIcon}
          title={t('confirmedTitle')}
          success={t('confirmedText', { contact })}
          links={links}
          {...rest}
        />
      )
    }
    const isConfirm = action === 'confirm'
    const date = formatDate(localDay(new Date(change.changedAt)), locale)
    const undo = kind === 'email' ? 'undoEmail' : 'undoPhone'
    return (
      <HelpStep
        ref={ref}
        icon={kind === 'email' ? MailIcon : PhoneIcon}
        title={t(isConfirm ? 'confirmTitle' : `${undo}Title`)}
        failure={failure}
        links={links}
        {...rest}
      >
        <S.Message>
          <Text>
            {isConfirm
              ? t('confirmText', { contact })
              : t(`${undo}Text`, { contact, date, last: getLastDigits(contact) })}
          </Text>
          {!isConfirm && <Text tone="muted">{t('undoEffect')}</Text>}
        </S.Message>
        <SubmitButton isPending={state === 'saving'} action={action} onClick={onSubmit} />
      </HelpStep>
    )
  },
)

interface SubmitButtonProps extends Pick<ButtonProps, 'isPending' | 'onClick'> {
  action: ContactChange['action']
}

/** The button that confirms or undoes; it goes once that is done, and leaves the focus in the page. */
function SubmitButton({ action, ...rest }: SubmitButtonProps) {
  const t = useMessages(contactChangeMessages)
  const button = useRef<HTMLButtonElement>(null)
  useFocusRestore(button)
  const isConfirm = action === 'confirm'
  return (
    <Button
      ref={button}
      variant="primary"
      size="large"
      isFullWidth
      pendingText={t(isConfirm ? 'confirming' : 'undoing')}
      {...rest}
    >
      {t(isConfirm ? 'confirm' : 'undo')}
    </Button>
  )
}
