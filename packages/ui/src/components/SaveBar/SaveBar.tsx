'use client'
import { forwardRef, useRef, type HTMLAttributes, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { useStickyFoot } from '../../hooks/useStickyFoot.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Button } from '../Button/Button.js'
import { Tooltip } from '../Tooltip/Tooltip.js'

const { borderWidth, color, space } = tokens

const Root = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.zIndex.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${borderWidth.hairline} solid ${color.border};
  background: ${color.surface};

  &:focus-visible {
    outline-offset: calc(-1 * ${borderWidth.thick});
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  margin-inline-start: auto;

  ${media.belowTablet} {
    inline-size: 100%;

    & > * {
      flex: 1;
    }
  }
`

export interface SaveBarProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the bar, such as 'Changes to this tab'. */
  label: string
  /** Label of the button that undoes the changes. */
  cancelLabel: string
  /** Label of the button that saves them. */
  saveLabel: string
  /** Its label while they are being saved. Default: `saveLabel`. */
  savingLabel?: string
  /** True if the changes are being saved. Default: false. */
  isSaving?: boolean
  /** The reason the buttons are disabled; it shows in their tooltip. Default: null, they aren't. */
  disabledReason?: string | null
  /** Called by the button that undoes the changes. */
  onCancel: () => void
  /** Called by the button that saves them. */
  onSave: () => void
  /** The content shown before the buttons: a link back, how much has changed. */
  start?: ReactNode
  /** The outcome of the last save, above the buttons. */
  children?: ReactNode
}

/** Use it at the end of a page whose changes are saved together. It stays in view while the page scrolls. */
export const SaveBar = forwardRef<HTMLDivElement, SaveBarProps>(function SaveBar(
  {
    label,
    cancelLabel,
    saveLabel,
    savingLabel = saveLabel,
    isSaving = false,
    disabledReason = null,
    onCancel,
    onSave,
    start,
    children,
    ...rest
  },
  ref,
) {
  const bar = useRef<HTMLDivElement>(null)
  useStickyFoot(bar)
  // aria-disabled, so that the pressed button keeps the focus
  const isOff = disabledReason !== null || isSaving
  return (
    <Root ref={useMergedRef(bar, ref)} role="group" aria-label={label} tabIndex={-1} data-pp-foot="" {...rest}>
      {children}
      <Line>
        {start && <Start>{start}</Start>}
        <Buttons>
          <Tooltip content={disabledReason}>
            <Button aria-disabled={isOff} onClick={onCancel}>
              {cancelLabel}
            </Button>
          </Tooltip>
          <Tooltip content={disabledReason}>
            <Button variant="primary" isPending={isSaving} aria-disabled={isOff} onClick={onSave}>
              {isSaving ? savingLabel : saveLabel}
            </Button>
          </Tooltip>
        </Buttons>
      </Line>
    </Root>
  )
})
