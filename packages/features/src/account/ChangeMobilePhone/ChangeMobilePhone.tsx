'use client'

import { formatPhone, mobilePhoneForm } from '@producer-portal/domain/account'
import { type CodeFailure, codeFailureReasons } from '@producer-portal/domain/auth'
import {
  Button,
  ButtonGroup,
  Card,
  DescriptionList,
  Form,
  FormBanner,
  PageHeader,
  PhoneField,
  Stack,
} from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, useMemo } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ReadOnlyNote } from '../AccountForm/ReadOnlyNote.js'
import { mobilePhoneMessages } from '../messages.js'

export interface ChangeMobilePhoneProps extends HTMLAttributes<HTMLElement> {
  /** The number on file; null where there is none. */
  current: string | null
  /** The new number as typed so far. */
  phone: string
  /** Called with the entered number after every change. */
  onPhoneChange: (phone: string) => void
  /** Shows what is on file, and no form. Default: false. */
  isReadOnly?: boolean
  /** `sending` shows a spinner on the button. Default: `ready`. */
  state?: 'ready' | 'sending'
  /** The reason no code was sent; shown above the form and given the focus. A new object is a new failure. */
  failure?: CodeFailure
  /** The URL to go back to for users who can't change the number. */
  backHref: string
  /** Called by Cancel. */
  onCancel: () => void
  /** Called with the digits of the new number, once it may be saved. */
  onCodeSend: (digits: string) => void
}

/** Use it as the page where users enter a new mobile phone. They enter the code that is sent to it on the next page. */
export const ChangeMobilePhone = forwardRef<HTMLElement, ChangeMobilePhoneProps>(
  function ChangeMobilePhone(props, ref) {
    const { current, phone, onPhoneChange, isReadOnly = false, state = 'ready', failure, ...handlers } = props
    const { backHref, onCancel, onCodeSend, ...rest } = handlers
    const t = useMessages(mobilePhoneMessages)
    const reasons = useMemo(() => failure && codeFailureReasons(failure, t), [failure, t])
    const getErrorText = useErrorText(mobilePhoneMessages)

    return (
      <Stack as="section" gap={5} width="form" ref={ref} {...rest}>
        <PageHeader title={t('changeTitle')} description={isReadOnly ? undefined : t('changeLead')} />
        {reasons && <FormBanner title={t('notSent')} reasons={reasons} />}
        <Card>
          <Stack gap={5}>
            <DescriptionList
              items={[{ term: t('currentPhone'), detail: formatPhone(current) }]}
              emptyText={t('noPhone')}
            />
            {isReadOnly ? (
              <ReadOnlyNote backHref={backHref} />
            ) : (
              <Form
                schema={mobilePhoneForm(current)}
                getErrorText={getErrorText}
                checksOnBlur
                isDisabled={state !== 'ready'}
                onValidSubmit={({ mobilePhone }) => onCodeSend(mobilePhone)}
              >
                <PhoneField
                  name="mobilePhone"
                  label={t('newPhone')}
                  hint={t('newPhoneHint')}
                  aria-required
                  value={phone}
                  onValueChange={onPhoneChange}
                />
                <ButtonGroup isStackedOnPhone>
                  <Button
                    type="submit"
                    variant="primary"
                    isPending={state === 'sending'}
                    pendingText={t('sendingCode')}
                  >
                    {t('sendCode')}
                  </Button>
                  <Button onClick={onCancel}>{t('cancel')}</Button>
                </ButtonGroup>
              </Form>
            )}
          </Stack>
        </Card>
      </Stack>
    )
  },
)
