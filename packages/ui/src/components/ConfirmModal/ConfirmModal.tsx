'use client'
import { forwardRef, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Banner } from '../Banner/Banner.js'
import { Button } from '../Button/Button.js'
import type { DialogProps } from '../DialogLayer/dialog-props.js'
import { Modal } from '../Modal/Modal.js'
import { Text } from '../Text/Text.js'

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`

/** One of the two answers to a question. */
export interface ConfirmAction {
  /** Label of its button, which answers the title: 'Keep access', not 'OK'. */
  readonly label: string
  /** Called when it is given; close the question then, or once it has been carried out. */
  readonly onAction: () => void
  /** True if it is being carried out: no other answer can be given meanwhile. False by default. */
  readonly isPending?: boolean
}

export interface ConfirmModalProps extends Omit<DialogProps, 'footer' | 'initialFocus' | 'onClose' | 'description'> {
  /** The answer that loses nothing: it has the focus first, and closing the question gives it too. */
  cancelAction: ConfirmAction
  /** The answer that gives something up: leaves, removes, drops. */
  confirmAction: ConfirmAction
  /** True if `confirmAction` cannot be undone: its button is red and last. By default the safe answer is the main one. */
  isDestructive?: boolean
  /** True if it takes nothing away, as where access is given back: its button is the main one and last. */
  isMainAnswer?: boolean
  /** Called by the close button, Escape and a press outside, where that is a third way; by default it is the safe answer. */
  onClose?: () => void
  /** False if only the two buttons close it. True by default. */
  isDismissable?: boolean
  /** The reason the answer could not be carried out: read out, and the question stays. None by default. */
  error?: ReactNode
  /** The consequences of the answers, in a sentence or two; read out with the title. */
  children?: ReactNode
}

/**
 * Use it to ask before something is lost: unsaved changes, removed access. Reads its question and sentence out at once
 * and puts the focus on the safe answer, so that Enter and Escape lose nothing.
 */
export const ConfirmModal = forwardRef<HTMLDivElement, ConfirmModalProps>(function ConfirmModal(props, ref) {
  const {
    cancelAction,
    confirmAction,
    isDestructive,
    isMainAnswer,
    onClose,
    isDismissable = true,
    error,
    children,
    ...rest
  } = props
  const safeButton = useRef<HTMLButtonElement>(null)
  const isPending = Boolean(cancelAction.isPending || confirmAction.isPending)
  const toButtonProps = ({ label, onAction, isPending: isItsOwn = false }: ConfirmAction) => ({
    children: label,
    isPending: isItsOwn,
    'aria-disabled': isPending && !isItsOwn,
    onClick: onAction,
  })
  const isLast = isDestructive === true || isMainAnswer === true
  const safeAnswer = (
    <Button ref={safeButton} variant={isLast ? 'secondary' : 'primary'} {...toButtonProps(cancelAction)} />
  )
  const otherAnswer = (
    <Button
      variant={isDestructive ? 'danger' : isMainAnswer ? 'primary' : 'secondary'}
      {...toButtonProps(confirmAction)}
    />
  )
  return (
    <Modal
      ref={ref}
      role="alertdialog"
      size="small"
      {...rest}
      onClose={onClose ?? cancelAction.onAction}
      isDismissable={isDismissable && !isPending}
      initialFocus={safeButton}
      footer={
        <>
          {isLast ? safeAnswer : otherAnswer}
          {isLast ? otherAnswer : safeAnswer}
        </>
      }
    >
      <Body>
        {typeof children === 'string' ? <Text>{children}</Text> : children}
        {error && <Banner tone="error">{error}</Banner>}
      </Body>
    </Modal>
  )
})
