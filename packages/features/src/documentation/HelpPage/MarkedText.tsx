import { keepWhole, Link } from '@producer-portal/ui'
import type { MarkedToken } from 'marked'
import { lexInline } from './help-page.js'
import * as S from './HelpPage.styles.js'

export interface MarkedTextProps {
  /** Inline Markdown: labels of controls in bold, and links to pages. */
  text: string
  /** True if the user may open a page; otherwise its name is plain text. Default: none. */
  canOpen?: (href: string) => boolean
}

/**
 * Shows a text of a help page with the labels that it quotes in bold, and as links where they lead to a page. A phone
 * number and a word with a hyphen stay on one line.
 */
export function MarkedText({ text, canOpen = () => false }: MarkedTextProps) {
  return <Parts tokens={lexInline(text)} canOpen={canOpen} />
}

interface PartsProps extends Required<Pick<MarkedTextProps, 'canOpen'>> {
  tokens: readonly MarkedToken[]
}

function Parts({ tokens, canOpen }: PartsProps) {
  return tokens.map((token, place) => <Part key={place} token={token} canOpen={canOpen} />)
}

function Part({ token, canOpen }: { token: MarkedToken } & Pick<PartsProps, 'canOpen'>) {
  if (token.type === 'strong') return <S.Label>{keepWhole(token.text)}</S.Label>
  if (token.type !== 'link') return keepWhole('text' in token ? token.text : token.raw)
  // Its parts as they were read: the text of an email address would be read as a link again, without end.
  const label = <Parts tokens={token.tokens as MarkedToken[]} canOpen={canOpen} />
  return canOpen(token.href) ? <Link href={token.href}>{label}</Link> : label
}
