'use client'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useFocusAfterRemoval } from '../../hooks/useFocusAfterRemoval.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { choiceTexts } from '../../i18n/choice-texts.js'
import { listTexts } from '../../i18n/list-texts.js'
import { useTexts } from '../../i18n/useTexts.js'
import { Button } from '../Button/Button.js'
import type { ComboboxProps } from '../Combobox/combobox-props.js'
import { ComboboxField } from '../Combobox/ComboboxField.js'
import type { ComboboxOption } from '../Combobox/options.js'
import { Tag } from '../Tag/Tag.js'
import * as S from './MultiSelect.styles.js'

export interface MultiSelectProps extends Omit<
  ComboboxProps,
  'value' | 'defaultValue' | 'onValueChange' | 'clearLabel'
> {
  /** The values that are chosen, in the order of their tags; without it, the field keeps its own state. */
  values?: readonly string[]
  /** The values that are chosen at first, when the field keeps them itself; none by default. */
  defaultValues?: readonly string[]
  /**
   * Called with all values as one is added or removed. A native form gets each of them under the field's name, `Form` a
   * list of them.
   */
  onValuesChange?: (values: readonly string[]) => void
  /** The most tags that are shown before a button shows the rest; 10 by default. */
  maxShownTags?: number
  /** Name of the button that takes all choices away; 'Clear all' by default. */
  clearAllLabel?: string
}

/** Use it to choose several of many by typing parts of their names; a few choices are `Checkbox`es. */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(function MultiSelect(props, ref) {
  const t = useTexts(choiceTexts)
  const tList = useTexts(listTexts)
  const {
    values: givenValues,
    defaultValues = [],
    onValuesChange,
    maxShownTags = 10,
    clearAllLabel = t('clearAll'),
    ...rest
  } = props
  const announce = useAnnounce()
  const [ownValues, setOwnValues] = useState(defaultValues)
  const values = givenValues ?? ownValues
  // Options that come from a search may no longer hold those that were chosen.
  const [picked, setPicked] = useState<readonly ComboboxOption[]>([])
  const getLabel = (value: string) =>
    [...rest.options, ...picked].find((option) => option.value === value)?.label ?? value
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? values : values.slice(0, maxShownTags)
  const box = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(box, ref)
  const tags = useRef<HTMLUListElement>(null)
  const keepFocus = useFocusAfterRemoval(tags, 'button', values.length, box)
  const isFixed = rest.disabled === true || rest.readOnly === true
  useFormValues(box, rest.name, values)

  const change = (next: readonly string[]) => {
    setOwnValues(next)
    onValuesChange?.(next)
  }
  const remove = (value: string) => {
    change(values.filter((each) => each !== value))
    announce(tList('removed', { name: getLabel(value) }))
  }
  const toggle = (value: string) => {
    if (values.includes(value)) {
      remove(value)
      return
    }
    const option = rest.options.find((each) => each.value === value)
    if (option) setPicked([...picked.filter((each) => each.value !== value), option])
    change([...values, value])
    announce(t('added', { name: getLabel(value), count: values.length + 1 }))
  }
  const clear = () => {
    change([])
    announce(t('cleared'))
    box.current?.focus()
  }
  const list = values.length > 0 && (
    <S.Chosen>
      <S.Tags ref={tags} role="list" aria-label={t('chosen')}>
        {shown.map((value, index) => (
          <li key={value}>
            <Tag
              label={getLabel(value)}
              onRemove={
                isFixed
                  ? undefined
                  : () => {
                      keepFocus(index)
                      remove(value)
                    }
              }
            />
          </li>
        ))}
      </S.Tags>
      {values.length > maxShownTags && (
        <Button size="small" variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showMore', { count: values.length - maxShownTags })}
        </Button>
      )}
      {values.length > 1 && !isFixed && (
        <Button size="small" variant="quiet" onClick={clear}>
          {clearAllLabel}
        </Button>
      )}
    </S.Chosen>
  )
  const onDelete = () => {
    const last = values.at(-1)
    if (last !== undefined) remove(last)
  }
  return (
    <ComboboxField
      ref={mergedRef}
      {...rest}
      data-several=""
      value=""
      onValueChange={toggle}
      several={{ values, onDelete, list }}
    />
  )
})

/** Gives a form the values instead of what is typed. */
function useFormValues(
  box: { readonly current: HTMLInputElement | null },
  name: string | undefined,
  values: readonly string[],
) {
  useEffect(() => {
    const form = box.current?.form
    if (!form || !name) return undefined
    const giveValues = ({ formData }: FormDataEvent) => {
      formData.delete(name)
      if (!box.current?.disabled) for (const value of values) formData.append(name, value)
    }
    form.addEventListener('formdata', giveValues)
    return () => form.removeEventListener('formdata', giveValues)
  }, [box, name, values])
  // What a form hears when something is typed, it hears of a choice as well
  const all = values.join('\n')
  const last = useRef(all)
  useEffect(() => {
    if (last.current !== all) box.current?.dispatchEvent(new Event('input', { bubbles: true }))
    last.current = all
  }, [box, all])
}
