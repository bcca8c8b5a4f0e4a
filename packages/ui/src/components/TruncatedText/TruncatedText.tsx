'use client'
import { forwardRef, useState, type HTMLAttributes } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { oneLine } from './text-lines.js'
import { truncate } from './truncate.js'
import * as S from './TruncatedText.styles.js'

const FullTextModal = lazyComponent(() => import('./FullTextModal.js').then((module) => module.FullTextModal), {
  fallback: null,
  preload: false,
})

export interface TruncatedTextProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The whole text. Several values are on lines of their own; they are shown with a middle dot between them. */
  text: string
  /** User-perceived characters that are shown before the text is cut. */
  maxCharacters: number
  /** Title of the dialog that shows the text in full: what the text is. */
  title: string
  /** Shows the text in full in place of that dialog. */
  onShowFullText?: (text: string) => void
}

/**
 * Use it for text of any length where there is room for a little. Text that fits is plain; longer text is cut and
 * becomes a button, named by the whole text, that shows it in full and gets the focus back.
 */
export const TruncatedText = forwardRef<HTMLElement, TruncatedTextProps>(function TruncatedText(
  { text, maxCharacters, title, onShowFullText, ...rest },
  ref,
) {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const line = oneLine(text)
  const shown = truncate(line, maxCharacters)
  if (shown === line) {
    return (
      <span ref={ref} {...rest}>
        {line}
      </span>
    )
  }
  // The button has no text: the truncated text would be its visible label, which its name must contain word for word.
  return (
    <>
      <S.Cut
        ref={ref}
        role="presentation"
        data-cut=""
        {...rest}
        onClick={() => (onShowFullText ? onShowFullText(text) : setDialog('open'))}
      >
        <button type="button" aria-label={line} />
        <span aria-hidden>{shown}</span>
      </S.Cut>
      {dialog !== 'never' && (
        <FullTextModal isOpen={dialog === 'open'} onClose={() => setDialog('closed')} title={title} text={text} />
      )}
    </>
  )
})
