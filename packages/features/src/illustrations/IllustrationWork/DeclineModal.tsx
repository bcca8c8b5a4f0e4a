import type { IllustrationWork } from '@producer-portal/domain/illustrations'
import { declineForm, maxDeclineReason } from '@producer-portal/domain/illustrations'
import { Button, Form, Modal, TextArea } from '@producer-portal/ui'
import { useId, useRef } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationWorkMessages } from '../work-messages.js'

interface DeclineModalProps {
  request: Pick<IllustrationWork, 'requestNo'>
  onClose: () => void
  onReasonSubmit: (reason: string) => void
}

/** Asks for the reason, which the producer reads. */
export function DeclineModal({ request, onClose, onReasonSubmit }: DeclineModalProps) {
  const t = useMessages(illustrationWorkMessages)
  const getErrorText = useErrorText(illustrationWorkMessages)
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="small"
      title={t('declineTitle', { requestNo: request.requestNo })}
      description={t('declineText')}
      initialFocus={field}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" type="submit" form={formId}>
            {t('declineRequest')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={declineForm}
        getErrorText={getErrorText}
        onValidSubmit={({ reason }) => onReasonSubmit(reason)}
      >
        <TextArea
          ref={field}
          name="reason"
          label={t('reasonLabel')}
          hint={t('reasonHint')}
          characterLimit={maxDeclineReason}
          isRequired
        />
      </Form>
    </Modal>
  )
}
