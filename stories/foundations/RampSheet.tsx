import { type Brand, getContrast, toDesignTokens, type Oklch } from '@producer-portal/ui/tokens'
import * as S from './foundations.styles.js'
import { tokensIn } from './token-text.js'

export interface RampSheetProps {
  brand: Brand
}

const rampNames = ['neutral', 'accent', 'tint', 'info', 'success', 'warning', 'danger']
const white: Oklch = { l: 1, c: 0, h: 0 }
const black: Oklch = { l: 0, c: 0, h: 0 }

/** The ramps that the colors are chosen from, as a brand makes them. On each step, its contrast with white or black. */
export function RampSheet({ brand }: RampSheetProps) {
  const document = toDesignTokens(brand)
  return (
    <S.Stack>
      {rampNames.map((ramp) => (
        <section key={ramp} aria-label={ramp}>
          <S.Words>
            <S.Name>{ramp}</S.Name>
            <S.Hint>{String(document[ramp]?.['$description'] ?? '')}</S.Hint>
          </S.Words>
          <S.Steps>
            {tokensIn(document[ramp]).map(([step, { $value }]) => {
              const { components, hex } = $value as { components: readonly [number, number, number]; hex: string }
              return <RampStep key={step} step={step} hex={hex} components={components} />
            })}
          </S.Steps>
        </section>
      ))}
    </S.Stack>
  )
}

interface RampStepProps {
  step: string
  hex: string
  components: readonly [l: number, c: number, h: number]
}

function RampStep({ step, hex, components: [l, c, h] }: RampStepProps) {
  const [onWhite, onBlack] = [white, black].map((ground) => getContrast({ l, c, h }, ground))
  const isDark = (onWhite ?? 0) > (onBlack ?? 0)
  return (
    <S.Step style={{ background: hex, color: isDark ? 'white' : 'black' }}>
      <span>{step}</span>
      <span>{(isDark ? onWhite : onBlack)?.toFixed(1)}</span>
    </S.Step>
  )
}
