import { Link } from '@producer-portal/ui'
import * as S from './HelpPage.styles.js'

export interface MarkedTextProps {
  /** A text with `**` around each label that it quotes; one that leads to a page has its URL after a bar. */
  text: string
}

/** Shows a text of a help page with the labels that it quotes in bold, and as links where they lead to a page. */
export function MarkedText({ text }: MarkedTextProps) {
  const parts = text.split('**')
  // Every second part is between two marks
  return parts.map((part, place) => {
    if (place % 2 === 0) return part
    const [label, href] = part.split('|')
    return (
      <S.Label key={parts.slice(0, place).join('').length}>{href ? <Link href={href}>{label}</Link> : label}</S.Label>
    )
  })
}
