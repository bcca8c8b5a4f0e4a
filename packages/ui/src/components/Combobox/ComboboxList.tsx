'use client'
import { CheckIcon } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.js'
import * as S from './Combobox.styles.js'
import { matchText } from './match-text.js'
import type { ComboboxState } from './useCombobox.js'

interface ComboboxListProps {
  /** Id of the list, which the box controls. */
  id: string
  /** Id of the label of the field, which names the list too. */
  labelId: string
  combobox: ComboboxState
  /** The text of the popup under the list or instead of it; null when the list says it all. */
  notice: ReactNode
  /** The values that are chosen, where there can be several; the one choice of the combobox by default. */
  values?: readonly string[]
}

/** The options that match, the part that was typed in bold, and a word when there are none or more than are shown. */
export function ComboboxList({ id, labelId, combobox, notice, values }: ComboboxListProps) {
  const { shown, activeIndex, chosen, query, elements, choose, setFloating, floatingStyles } = combobox
  const isChosen = (value: string) => values?.includes(value) ?? value === chosen?.value
  return (
    <S.Popup
      ref={setFloating}
      style={floatingStyles}
      {...combobox.getFloatingProps()}
      aria-orientation={undefined}
      tabIndex={undefined}
    >
      {shown.length > 0 && (
        <S.List role="listbox" id={id} aria-labelledby={labelId} aria-multiselectable={values && true}>
          {shown.map((option, index) => {
            const { before, match, after } = matchText(option.label, query ?? '') ?? { before: option.label }
            return (
              <S.Option
                key={option.value}
                ref={(element) => {
                  elements.current[index] = element
                }}
                id={`${id}-${index}`}
                role="option"
                // Where one is chosen, the option that the arrow keys are on; the chosen one until they are used.
                aria-selected={values || activeIndex === null ? isChosen(option.value) : index === activeIndex}
                aria-disabled={option.isDisabled || undefined}
                data-active={index === activeIndex || undefined}
                {...combobox.getItemProps()}
                // Keeps the focus in the box: the library would move it to the option, which is about to go.
                tabIndex={undefined}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !option.isDisabled && choose(option)}
              >
                <S.Label>
                  {before}
                  {match && <S.Match>{match}</S.Match>}
                  {after}
                </S.Label>
                {option.note && <S.Note>{option.note}</S.Note>}
                {isChosen(option.value) && <Icon icon={CheckIcon} />}
              </S.Option>
            )
          })}
        </S.List>
      )}
      {notice && <S.Notice>{notice}</S.Notice>}
    </S.Popup>
  )
}
