import { Link } from '@producer-portal/ui'
import type { MarkedToken } from 'marked'
import { lexInline } from './help-page.js'
import * as S from './HelpPage.styles.js'

export interface MarkedTextProps {
  /** Inline Markdown: labels of controls in bold, and links to pages. */
  text: string
  /** True if the user may open a page; otherwise its name is plain text. Default: none. */
  canOpen?: (href: string) => boolean
}

/** Shows a text of a help page with the labels that it quotes in bold, and as links where they lead to a page. */
export function MarkedText({ text, canOpen = () => false }: MarkedTextProps) {
  return lexInline(text).map((token, place) => <Part key={place} token={token} canOpen={canOpen} />)
}

function Part({ token, canOpen }: { token: MarkedToken; canOpen: (href: string) => boolean }) {
  if (token.type === 'strong') return <S.Label>{token.text}</S.Label>
  if (token.type !== 'link') return 'text' in token ? token.text : token.raw
  const label = <MarkedText text={token.text} />
  return canOpen(token.href) ? <Link href={token.href}>{label}</Link> : label
}
