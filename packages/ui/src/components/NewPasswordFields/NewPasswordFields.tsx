'use client'
import { forwardRef, useId, useState, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Checklist } from '../Checklist/Checklist.js'
import type { ChecklistItem } from '../Checklist/Checklist.js'
import { useFormError } from '../Form/form-errors.js'
import { PasswordField } from '../PasswordField/PasswordField.js'

const { borderWidth, color, radius, size, space } = tokens

const Root = styled.div`
  display: grid;
  gap: ${space[4]};

  &[data-layout='beside'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, ${size.tooltip});
    gap: ${space[6]} ${space[10]};
    align-items: start;

    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

const Fields = styled.div`
  display: grid;
  gap: inherit;

  [data-layout='beside'] > & {
    gap: ${space[5]};
  }
`

const Rules = styled.div`
  [data-layout='beside'] > & {
    padding: ${space[4]} ${space[5]};
    border: ${borderWidth.hairline} solid ${color.border};
    border-radius: ${radius.panel};
    background: ${color.surfaceSunken};
  }
`

export interface NewPasswordFieldsProps extends HTMLAttributes<HTMLDivElement> {
  /** The words of both fields, of the buttons that reveal them, and of the list of rules. */
  labels: Readonly<Record<'password' | 'confirmation' | 'showPassword' | 'showConfirmation' | 'rules', string>>
  /** The rules, each met or not by what is typed. */
  getRules: (password: string, confirmation: string) => readonly ChecklistItem[]
  /** Most characters that can be typed; no limit by default. */
  maxLength?: number
  /** Places the rules below the fields, marked once they kept the form from being sent, or in a box beside them. Default: `below`. */
  layout?: 'below' | 'beside'
  /** Fields before both, such as the current password; none by default. */
  start?: ReactNode
}

const names = ['newPassword', 'newPasswordVerified'] as const

/**
 * Use it in a form for a new password, typed twice, with its rules ticked as they are met. The fields are called
 * `newPassword` and `newPasswordVerified`.
 */
export const NewPasswordFields = forwardRef<HTMLDivElement, NewPasswordFieldsProps>(function NewPasswordFields(
  { labels, getRules, maxLength, layout = 'below', start, ...rest },
  ref,
) {
  const rulesId = useId()
  const [typed, setTyped] = useState({ newPassword: '', newPasswordVerified: '' })
  const errors = [useFormError(names[0]), useFormError(names[1])]
  const texts = {
    newPassword: { label: labels.password, reveal: labels.showPassword },
    newPasswordVerified: { label: labels.confirmation, reveal: labels.showConfirmation },
  }
  return (
    <Root ref={ref} {...rest} data-layout={layout}>
      <Fields>
        {start}
        {names.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={texts[name].label}
            revealLabel={texts[name].reveal}
            autoComplete="new-password"
            maxLength={maxLength}
            aria-required
            isFullWidth
            aria-describedby={name === 'newPassword' ? rulesId : undefined}
            value={typed[name]}
            onChange={({ target }) => setTyped((last) => ({ ...last, [name]: target.value }))}
          />
        ))}
      </Fields>
      <Rules>
        <Checklist
          id={rulesId}
          label={labels.rules}
          items={getRules(typed.newPassword, typed.newPasswordVerified)}
          showErrors={layout === 'below' && errors.some(Boolean)}
        />
      </Rules>
    </Root>
  )
})
