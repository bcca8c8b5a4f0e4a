'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import { Button, Heading, Icon, type IconComponent, Link, TextField, type TextFieldProps } from '@producer-portal/ui'
import { type FormEvent, forwardRef, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { signInHelpMessages } from '../messages.js'
import { TimeLeft, toSignInFailureText } from '../SignInNotice/SignInNotice.js'
import type { SignInStepProps } from '../SignInStep/SignInStep.js'
import * as S from './HelpStep.styles.js'

/** A link below a step of the sign-in help. */
interface HelpLink {
  readonly icon: IconComponent
  readonly label: string
  readonly href: string
}

export interface HelpStepProps extends Omit<SignInStepProps, 'failure' | 'failureKey'> {
  /**
   * The reason the request failed; shown above the content and focused. A new object is a new failure. Default: none.
   */
  failure?: Failure
  /** The place to go from here, the likeliest first. */
  links: readonly HelpLink[]
  /** The heading above the links. Default: none. */
  linksTitle?: string
}

/** Use it for each step of the sign-in help: a heading, what happened, the content, and links to the other steps. */
export const HelpStep = forwardRef<HTMLElement, HelpStepProps>(function HelpStep(
  { failure, links, linksTitle, children, ...rest },
  ref,
) {
  const titleId = useId()
  return (
    <S.Step ref={ref} failure={failure && <HelpFailure failure={failure} />} failureKey={failure} {...rest}>
      {children}
      <S.More aria-labelledby={linksTitle && titleId}>
        {linksTitle && (
          <Heading level={2} size="md" id={titleId}>
            {linksTitle}
          </Heading>
        )}
        <S.Links>
          {links.map(({ icon, label, href }) => (
            <S.LinkItem key={href}>
              <Icon icon={icon} />
              <Link href={href}>{label}</Link>
            </S.LinkItem>
          ))}
        </S.Links>
      </S.More>
    </S.Step>
  )
})

/** The help shows every refusal of the service in its own words. */
const rejections: readonly Failure['kind'][] = ['unauthenticated', 'refused', 'notFound', 'conflict']

function HelpFailure({ failure }: { failure: Failure }) {
  const t = useMessages(signInHelpMessages)
  return (
    <>
      {toSignInFailureText(failure, t, rejections)}{' '}
      {failure.kind === 'tooManyRequests' && failure.retryAt !== undefined && (
        <TimeLeft key={failure.retryAt} until={failure.retryAt} />
      )}
    </>
  )
}

export interface HelpFormProps extends Pick<
  TextFieldProps,
  'type' | 'name' | 'label' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'
> {
  /** The text of the button. */
  submitText: string
  /** True if the request is being sent. */
  isPending: boolean
  /** Returns what is wrong with the entered text, or undefined. */
  getError: (text: string) => string | undefined
  /** Called with the entered text, trimmed, once nothing is wrong with it. */
  onTextSubmit: (text: string) => void
}

/** Use it in a step that asks for one thing and sends an email: the field and its button. */
export function HelpForm({ submitText, isPending, getError, onTextSubmit, ...fieldProps }: HelpFormProps) {
  const t = useMessages(signInHelpMessages)
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    const found = getError(text)
    setError(found)
    if (found) field.current?.focus()
    else if (!isPending) onTextSubmit(text)
  }

  return (
    <S.Form noValidate onSubmit={submit}>
      <TextField ref={field} isFullWidth error={error} onChange={() => setError(undefined)} {...fieldProps} />
      <Button type="submit" variant="primary" size="large" isFullWidth isPending={isPending} pendingText={t('sending')}>
        {submitText}
      </Button>
    </S.Form>
  )
}
