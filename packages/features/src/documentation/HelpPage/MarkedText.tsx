import * as S from './HelpPage.styles.js'

export interface MarkedTextProps {
  /** A text with `**` around each label that it quotes. */
  text: string
}

/** Shows a text of a help page with the labels that it quotes in bold. */
export function MarkedText({ text }: MarkedTextProps) {
  const parts = text.split('**')
  // Every second part is between two marks
  return parts.map((part, place) =>
    place % 2 === 0 ? part : <S.Label key={parts.slice(0, place).join('').length}>{part}</S.Label>,
  )
}
