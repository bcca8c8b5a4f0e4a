'use client'

import { ArrowLeftIcon, Button, ClockIcon, Spinner, Text, TriangleAlertIcon } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { HelpStep } from '../HelpStep/HelpStep.js'
import * as S from '../HelpStep/HelpStep.styles.js'
import { signInHelpMessages } from '../messages.js'

export interface LinkExpiredProps extends HTMLAttributes<HTMLElement> {
  /** `ended`: the link was used, ran out, or never was. `unchecked`: it could not be checked. Default: `ended`. */
  kind?: 'ended' | 'unchecked'
  /** The URL of the sign-in page. */
  signInHref: string
  /** Called by 'Get a new link'. */
  onLinkRequest: () => void
}

const notes = {
  ended: { icon: ClockIcon, title: 'endedTitle', text: 'ended' },
  unchecked: { icon: TriangleAlertIcon, title: 'uncheckedTitle', text: 'unchecked' },
} as const

/** Use it when an emailed link no longer works, with a button to get a new one. */
export const LinkExpired = forwardRef<HTMLElement, LinkExpiredProps>(function LinkExpired(
  { kind = 'ended', signInHref, onLinkRequest, ...rest },
  ref,
) {
  const t = useMessages(signInHelpMessages)
  const { icon, title, text } = notes[kind]
  return (
    <HelpStep
      ref={ref}
      icon={icon}
      title={t(title)}
      links={[{ icon: ArrowLeftIcon, label: t('backToSignIn'), href: signInHref }]}
      {...rest}
    >
      <Text>{t(text)}</Text>
      <Button variant="primary" size="large" isFullWidth onClick={onLinkRequest}>
        {t('askForLink')}
      </Button>
    </HelpStep>
  )
})

/** Use it while an emailed link is checked. */
export const LinkCheck = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function LinkCheck(props, ref) {
  const t = useMessages(signInHelpMessages)
  return (
    <S.Step ref={ref} title={t('checkingTitle')} {...props}>
      <Spinner label={t('checking')} isLabelVisible />
    </S.Step>
  )
})
