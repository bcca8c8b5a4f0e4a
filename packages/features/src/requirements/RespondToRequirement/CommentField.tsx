'use client'

import { cleanComment, commentCounterFrom, commentMaxLength } from '@producer-portal/domain/requirements'
import { LiveText, TextArea } from '@producer-portal/ui'
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { commentMessages } from '../messages.js'

export interface CommentFieldProps {
  /** The text of the comment. */
  comment: string
  /** Called with the cleaned text after every change. */
  onCommentChange: (comment: string) => void
  /** Set to the text area. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Prevents changes while the text is sent. */
  isReadOnly: boolean
}

/** The number of lines that shows the longest comment in full. */
const roomForAll = 6

/** The field for a comment: removes characters that aren't allowed as the user types, and says so once. */
export function CommentField({ comment, onCommentChange, field, isReadOnly }: CommentFieldProps) {
  const t = useMessages(commentMessages)
  const caret = useRef<number | null>(null)
  const [hasStripped, setStripped] = useState(false)

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = ({ target }: Pick<ChangeEvent<HTMLTextAreaElement>, 'target'>) => {
    const { text, removed } = cleanComment(target.value)
    // Changing the text would move the caret to the end
    if (text !== target.value) caret.current = cleanComment(target.value.slice(0, target.selectionStart)).text.length
    if (removed && !hasStripped) {
      setStripped(true)
    }
    onCommentChange(text)
  }

  return (
    <TextArea
      rows={roomForAll}
      ref={field}
      label={t('label')}
      hint={
        <>
          {t('hint')} <LiveText text={hasStripped ? t('stripped') : null} />
        </>
      }
      isFullWidth
      characterLimit={commentMaxLength}
      counterThreshold={commentCounterFrom}
      counterText={(count) => (count < 0 ? t('over', { count: -count }) : t('left', { count }))}
      readOnly={isReadOnly}
      value={comment}
      onChange={(event) => {
        // Leaves text alone while an input method composes it
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
          onCommentChange(event.target.value)
        else change(event)
      }}
      onCompositionEnd={({ currentTarget }) => change({ target: currentTarget })}
    />
  )
}
