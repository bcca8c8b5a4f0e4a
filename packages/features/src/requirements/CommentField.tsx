'use client'

import { cleanComment, commentCounterFrom, commentMaxLength } from '@producer-portal/domain/requirements'
import { TextArea, useAnnounce } from '@producer-portal/ui'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { commentMessages } from './comment-messages.js'

export interface CommentFieldProps {
  comment: string
  onCommentChange: (comment: string) => void
  /** While the text is on its way. */
  isReadOnly: boolean
}

/** Lines in which the longest comment is seen whole in a dialog of full width. */
const roomForAll = 6

/** The text of a comment: what may not be sent is taken out as it is typed, and people are told so once. */
export function CommentField({ comment, onCommentChange, isReadOnly }: CommentFieldProps) {
  const say = useMessages(commentMessages)
  const announce = useAnnounce()
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const [hasStripped, setStripped] = useState(false)

  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = ({ target }: Pick<ChangeEvent<HTMLTextAreaElement>, 'target'>) => {
    const { text, removed } = cleanComment(target.value)
    // A text that changes under the caret would send it to the end
    if (text !== target.value) caret.current = cleanComment(target.value.slice(0, target.selectionStart)).text.length
    if (removed && !hasStripped) {
      announce(say('stripped'))
      setStripped(true)
    }
    onCommentChange(text)
  }

  return (
    <TextArea
      rows={roomForAll}
      ref={field}
      label={say('label')}
      hint={hasStripped ? `${say('hint')} ${say('stripped')}` : say('hint')}
      isFullWidth
      limit={commentMaxLength}
      counterFrom={commentCounterFrom}
      counterText={(count) => say('left', { count })}
      readOnly={isReadOnly}
      value={comment}
      onChange={(event) => {
        // Letters that are still being put together are left alone until they are whole
        if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)
          onCommentChange(event.target.value)
        else change(event)
      }}
      onCompositionEnd={({ currentTarget }) => change({ target: currentTarget })}
    />
  )
}
