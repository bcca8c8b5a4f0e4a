'use client'
import { XIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import * as S from './Tag.styles.js'
import { listTexts } from '../../i18n/list-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface TagProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A word or two; more of them take a second line. */
  label: string
  /** `accent` for what people chose themselves, such as a filter; `neutral` by default. */
  tone?: keyof typeof S.tones
  /** An icon before the text; none by default. */
  icon?: IconComponent
  /** Draws the remove button and is called when it is pressed; give the focus a place to go afterwards. */
  onRemove?: () => void
  /** Name of the remove button; 'Remove' and the label by default. */
  removeLabel?: string
}

/** Use it for a word that was attached to something, or a filter that can be taken away. A state is a `Badge`. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { label, tone = 'neutral', icon, onRemove, removeLabel, ...rest },
  ref,
) {
  const t = useTexts(listTexts)
  return (
    <S.Root ref={ref} $tone={tone} data-removable={onRemove ? '' : undefined} {...rest}>
      {icon && <Icon icon={icon} />}
      <S.Words>{label}</S.Words>
      {onRemove && (
        <S.Remove type="button" aria-label={removeLabel ?? t('remove', { name: label })} onClick={onRemove}>
          <Icon icon={XIcon} />
        </S.Remove>
      )}
    </S.Root>
  )
})
