'use client'

import { type Case, smsContacts, smsForm } from '@producer-portal/domain/cases'
import { formatPhone } from '@producer-portal/domain/profile'
import { Button, DescriptionList, EmptyState, Modal, PhoneIcon, RadioGroup, Text } from '@producer-portal/ui'
import { forwardRef, useId, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { caseDetailMessages } from './case-detail-messages.js'
import * as S from './CaseFacts.styles.js'

export interface CaseMessageProps {
  isOpen: boolean
  onClose: () => void
  /** The case that the message is about. */
  row: Case
  /** The address of the message service, to which the form is posted in a new tab. */
  action: string
}

/** Use it to write to an agent of a case: it hands the message to the carrier's message service in a new tab. */
export const CaseMessage = forwardRef<HTMLDivElement, CaseMessageProps>(function CaseMessage(
  { isOpen, onClose, row, action },
  ref,
) {
  const say = useMessages(caseDetailMessages)
  const formId = useId()
  const contacts = smsContacts(row)
  const [chosen, setChosen] = useState('0')
  const contact = contacts[Number(chosen)] ?? contacts[0]
  const form = contact && smsForm(row, contact)
  return (
    <Modal
      ref={ref}
      isOpen={isOpen}
      onClose={onClose}
      title={say('smsTitle')}
      closeLabel={say('close')}
      footer={
        form && (
          <>
            <Button onClick={onClose}>{say('cancel')}</Button>
            <Button variant="primary" type="submit" form={formId}>
              {say('smsSend')}
            </Button>
          </>
        )
      }
    >
      {form ? (
        <S.Root>
          <RadioGroup
            label={say('smsContacts')}
            value={contact ? String(contacts.indexOf(contact)) : ''}
            onValueChange={setChosen}
            options={contacts.map(({ name, phoneNumber }, index) => ({
              value: String(index),
              label: name || formatPhone(phoneNumber),
              hint: name && formatPhone(phoneNumber),
            }))}
          />
          <DescriptionList layout="rows" items={[{ term: say('smsSubject'), detail: form.subject }]} />
          <Text tone="muted">{say('smsSendHint')}</Text>
          <form
            id={formId}
            hidden
            method="post"
            action={action}
            target="_blank"
            rel="noopener"
            // Not at once: a form that leaves the page before it is posted is not posted
            onSubmit={() => setTimeout(onClose)}
          >
            <input type="hidden" name="sendto" value={form.sendto} />
            <input type="hidden" name="subject" value={form.subject} />
            <input type="hidden" name="message" value={form.message} />
          </form>
        </S.Root>
      ) : (
        <EmptyState glyph={PhoneIcon} title={say('smsNobody')} />
      )}
    </Modal>
  )
})
