'use client'
import { ChevronDownIcon } from '../../icons/icons.js'
import { forwardRef, useId, type SelectHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'
import { Icon } from '../Icon/Icon.js'
import { Box, Native } from '../Select/Select.styles.js'
import type { PageSize } from './page-size.js'
import { formatCount } from '../../i18n/format-count.js'
import { listTexts } from '../../i18n/list-texts.js'
import { useLocale } from '../../i18n/LocaleProvider.js'
import { useTexts } from '../../i18n/useTexts.js'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  ${textStyle('sm')}
`

/** As high as the page buttons. */
const Choice = styled(Native)`
  min-block-size: ${tokens.density.controlSmall};
`

const Label = styled.label`
  color: ${tokens.color.textMuted};
  white-space: nowrap;
`

export interface PageSizeSelectProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'size' | 'multiple'
> {
  /** The choices, in the order they are shown. */
  sizes: readonly PageSize[]
  /** The current number of rows on a page. */
  pageSize: PageSize
  /** Called with the choice; show page 1 then. */
  onPageSizeChange: (pageSize: PageSize) => void
  /** Words before the choice; 'Rows per page' by default. */
  label?: string
  /** Words of the choice 'all'; 'All' by default. */
  allText?: string
}

/** Use it beside the pages of a table to let users choose how many rows a page has, or one list without pages. */
export const PageSizeSelect = forwardRef<HTMLSelectElement, PageSizeSelectProps>(function PageSizeSelect(props, ref) {
  const t = useTexts(listTexts)
  const { sizes, pageSize, onPageSizeChange, label = t('rowsPerPage'), allText = t('all'), ...others } = props
  const locale = useLocale()
  const { id, className, style, ...rest } = others
  const ownId = useId()
  const choose = (value: string) => {
    const chosen = sizes.find((size) => String(size) === value)
    if (chosen !== undefined) onPageSizeChange(chosen)
  }
  return (
    <Root className={className} style={style}>
      <Label htmlFor={id ?? ownId}>{label}</Label>
      <Box>
        <Choice
          ref={ref}
          {...rest}
          id={id ?? ownId}
          value={String(pageSize)}
          onChange={({ target }) => choose(target.value)}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size === 'all' ? allText : formatCount(size, locale)}
            </option>
          ))}
        </Choice>
        <Icon icon={ChevronDownIcon} />
      </Box>
    </Root>
  )
})
