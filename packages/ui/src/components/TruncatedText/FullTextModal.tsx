'use client'
import { Modal } from '../Modal/Modal.js'
import { Text } from '../Text/Text.js'
import * as S from './TruncatedText.styles.js'
import { textLines } from './text-lines.js'

export interface FullTextModalProps {
  /** True if it is shown. */
  isOpen: boolean
  /** Called to close it. */
  onClose: () => void
  /** The subject of the text, such as the header of its column. */
  title: string
  /** The whole text; each of its lines is shown on a line of its own. */
  text: string
}

/** The dialog that shows in full what was cut. */
export function FullTextModal({ isOpen, onClose, title, text }: FullTextModalProps) {
  const lines = textLines(text)
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={title}>
      {lines.length > 1 ? (
        <S.Lines>
          {lines.map((line, index) => (
            // Lines may repeat, and their order never changes.
            <li key={`${index}:${line}`}>{line}</li>
          ))}
        </S.Lines>
      ) : (
        <Text>{text}</Text>
      )}
    </Modal>
  )
}
