'use client'
import { XIcon } from '../../icons/icons.js'
import { forwardRef, useId, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './ProgressBar.styles.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { perLocale } from '../../i18n/locale.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The activity, such as 'Uploading 3 files'; names the bar. */
  label: ReactNode
  /** The part that is done, from 0 to `max`; without it the bar moves and promises nothing. */
  value?: number
  /** Value at which all is done; 100 by default. */
  max?: number
  /** Words at the end, such as '4 of 12 MB'; the percentage by default, null for none. */
  valueText?: string | null
  /** Keeps the label for screen readers only, where a text beside the bar says the same; false by default. */
  isLabelHidden?: boolean
  /** Color once it is over: `success` or `danger`, beside a text that says the same; `accent` by default. */
  tone?: 'accent' | 'success' | 'danger'
  /** Draws the cancel button and is called when it is pressed. */
  onCancel?: () => void
  /** Name of the cancel button; 'Cancel' by default. */
  cancelLabel?: string
}

const percents = perLocale(({ tag }) => new Intl.NumberFormat(tag, { style: 'percent' }))

/** Use it for work of some seconds or more, such as an upload or an export; shorter work is a `Spinner`. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(props, ref) {
  const t = useTexts(coreTexts)
  const locale = useLocale()
  const {
    label,
    value,
    max = 100,
    valueText,
    isLabelHidden,
    tone = 'accent',
    onCancel,
    cancelLabel = t('cancel'),
    ...rest
  } = props
  const id = useId()
  const now = value === undefined ? null : Math.min(max, Math.max(0, value))
  const done = now === null ? null : now === max ? 1 : now / max
  const shownValue =
    valueText === undefined && done !== null ? percents(locale).format(Math.floor(done * 100) / 100) : valueText
  const fill: CSSProperties & Record<'--pp-progress', string> = { '--pp-progress': `${(done ?? 0) * 100}%` }
  const title = isLabelHidden ? (
    <VisuallyHidden id={id}>{label}</VisuallyHidden>
  ) : (
    <S.Head>
      <S.Label id={id}>{label}</S.Label>
      {shownValue && <S.Value aria-hidden>{shownValue}</S.Value>}
    </S.Head>
  )
  return (
    <S.Root ref={ref} data-tone={tone} {...rest}>
      <S.Body>
        {title}
        <S.Line>
          <S.Track
            role="progressbar"
            aria-labelledby={id}
            aria-valuemin={0}
            aria-valuemax={max}
            aria-valuenow={now ?? undefined}
            aria-valuetext={shownValue ?? undefined}
          >
            <S.Fill style={fill} data-unknown={done === null || undefined} />
          </S.Track>
          {isLabelHidden && shownValue && <S.Value aria-hidden>{shownValue}</S.Value>}
        </S.Line>
      </S.Body>
      {onCancel && <IconButton label={cancelLabel} icon={XIcon} iconSize={16} size="small" onClick={onCancel} />}
    </S.Root>
  )
})
