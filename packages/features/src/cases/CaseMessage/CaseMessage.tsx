'use client'

import { formatPhone } from '@producer-portal/domain/account'
import { type Case, smsContacts, smsForm } from '@producer-portal/domain/cases'
import { Button, DescriptionList, EmptyState, Modal, PhoneIcon, RadioGroup, Text, Stack } from '@producer-portal/ui'
import { forwardRef, useId, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { caseDetailMessages } from '../case-detail-messages.js'

export interface CaseMessageProps {
  /** True if the dialog is open. */
  isOpen: boolean
  /** Called by Cancel, the close button, Escape, and after the message was submitted. */
  onClose: () => void
  /** The case that the message is about. */
  row: Case
  /** The address of the message service, to which the form is posted in a new tab. */
  action: string
  /** The product types that the message lists, the one of the case checked. Default: those of the portal. */
  productTypes?: readonly string[]
}

/** Use it to send a message to an agent of a case through the carrier's message service, in a new tab. */
export const CaseMessage = forwardRef<HTMLDivElement, CaseMessageProps>(function CaseMessage(
  { isOpen, onClose, row, action, productTypes },
  ref,
) {
  const t = useMessages(caseDetailMessages)
  const formId = useId()
  const contacts = smsContacts(row)
  const [chosen, setChosen] = useState('0')
  const contact = contacts[Number(chosen)] ?? contacts[0]
  const form = contact && smsForm(row, contact, productTypes)
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={t('smsTitle')}
      footer={
        form && (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" form={formId}>
              {t('smsSend')}
            </Button>
          </>
        )
      }
    >
      {form && contact ? (
        <Stack gap={6}>
          {contacts.length > 1 && (
            <RadioGroup
              label={t('smsContacts')}
              value={String(contacts.indexOf(contact))}
              onValueChange={setChosen}
              options={contacts.map(({ name, phoneNumber }, index) => ({
                value: String(index),
                label: name || formatPhone(phoneNumber),
                hint: name && formatPhone(phoneNumber),
              }))}
            />
          )}
          <DescriptionList
            layout="rows"
            items={[
              ...(contacts.length > 1
                ? []
                : [
                    {
                      term: t('smsContacts'),
                      detail: [contact.name, formatPhone(contact.phoneNumber)].filter(Boolean).join(' · '),
                    },
                  ]),
              { term: t('smsSubject'), detail: form.subject },
            ]}
          />
          <Text tone="muted">{t('smsSendHint')}</Text>
          <form
            id={formId}
            hidden
            method="post"
            action={action}
            target="_blank"
            rel="noopener"
            // Not immediately: a form that is removed before it is submitted isn't submitted
            onSubmit={() => setTimeout(onClose)}
          >
            <input type="hidden" name="sendto" value={form.sendto} />
            <input type="hidden" name="subject" value={form.subject} />
            <input type="hidden" name="message" value={form.message} />
          </form>
        </Stack>
      ) : (
        <EmptyState icon={PhoneIcon} title={t('smsNobody')} />
      )}
    </Modal>
  )
})
