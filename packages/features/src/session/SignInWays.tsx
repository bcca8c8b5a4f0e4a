import { Icon, type IconGlyph, Link } from '@producer-portal/ui'
import * as S from './SignInHelp.styles.js'

/** One way on. */
export interface SignInWay {
  readonly glyph: IconGlyph
  readonly label: string
  readonly href: string
}

export interface SignInWaysProps {
  /** The ways on, the likeliest first. */
  ways: readonly SignInWay[]
}

/** The links below a step of the sign-in help, each with its icon. */
export function SignInWays({ ways }: SignInWaysProps) {
  return (
    <S.Ways>
      {ways.map(({ glyph, label, href }) => (
        <S.Way key={href}>
          <Icon glyph={glyph} />
          <Link href={href}>{label}</Link>
        </S.Way>
      ))}
    </S.Ways>
  )
}
