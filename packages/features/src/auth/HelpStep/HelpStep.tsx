'use client'

import type { Failure } from '@producer-portal/domain/endpoint'
import {
  Form,
  type FormProps,
  Heading,
  Icon,
  type IconComponent,
  Link,
  TextField,
  type TextFieldProps,
} from '@producer-portal/ui'
import { forwardRef, useId } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { signInHelpMessages } from '../messages.js'
import { TimeLeft, toSignInFailureText } from '../SignInNotice/SignInNotice.js'
import type { SignInStepProps } from '../SignInStep/SignInStep.js'
import { SubmitButton } from '../SignInStep/SubmitButton.js'
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

export interface HelpFormProps<Name extends string>
  extends
    Pick<TextFieldProps, 'type' | 'label' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength'>,
    Pick<FormProps<Readonly<Record<Name, string>>>, 'schema'> {
  /** The name of the field. */
  name: Name
  /** The text of the button. */
  submitText: string
  /** True if the request is being sent. */
  isPending: boolean
  /** Called with the entered text, trimmed, once nothing is wrong with it. */
  onTextSubmit: (text: string) => void
}

/** Use it in a step that asks for one thing and sends an email: the field and its button. */
export function HelpForm<Name extends string>(props: HelpFormProps<Name>) {
  const { schema, name, submitText, isPending, onTextSubmit, ...fieldProps } = props
  const t = useMessages(signInHelpMessages)
  const getErrorText = useErrorText(signInHelpMessages)
  return (
    <Form
      schema={schema}
      getErrorText={getErrorText}
      isDisabled={isPending}
      onValidSubmit={(typed) => onTextSubmit(typed[name])}
    >
      <TextField isFullWidth name={name} {...fieldProps} />
      <SubmitButton isPending={isPending} pendingText={t('sending')}>
        {submitText}
      </SubmitButton>
    </Form>
  )
}
