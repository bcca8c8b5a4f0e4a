import { Select, Text, TextField } from '@producer-portal/ui'
import type { KeyboardEvent, RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'
import type { PresetKey } from './presets.js'
import { blankLabels, getFieldValue, type ScenarioField, type Scenarios } from './scenario-fields.js'

export interface BlankFieldsProps {
  /** The scenarios as they are typed. */
  scenarios: Scenarios<PresetKey>
  /** Called with each value as it's typed; it belongs in the text. */
  onFieldChange: (field: ScenarioField<PresetKey>, value: string) => void
  /** Called by Enter in a field behind which none is empty. */
  onLastEnter: () => void
  isReadOnly: boolean
  /** Ref to the fields of all scenarios. */
  fieldsRef: RefObject<HTMLDivElement | null>
}

/** A field for each part that a usual scenario leaves open, with what was filled in: what is typed is in the text at once. */
export function BlankFields({ scenarios, onFieldChange, onLastEnter, isReadOnly, fieldsRef }: BlankFieldsProps) {
  const t = useMessages(illustrationRequestMessages)
  const groups = groupFields(scenarios.fields)
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const next = findEmptyField(fieldsRef.current, event.currentTarget)
    if (next) next.focus()
    else onLastEnter()
  }
  return (
    <S.BlankGroups ref={fieldsRef}>
      {groups.map((fields, group) => {
        const name = t(fields[0]?.preset ?? 'blankFields')
        return (
          // A sentence can be there twice
          <S.Blanks key={group} role="group" aria-label={name}>
            {groups.length > 1 && (
              <Text as="span" tone="muted" size="sm">
                {name}
              </Text>
            )}
            {fields.map((field, place) => {
              const value = getFieldValue(scenarios, field)
              const key = `${field.blank} ${place}`
              const label = t(blankLabels[field.blank])
              if (field.blank !== '[monthly or yearly]')
                return (
                  <TextField
                    key={key}
                    label={label}
                    value={value}
                    readOnly={isReadOnly}
                    onKeyDown={goOn}
                    onChange={({ target }) => onFieldChange(field, target.value)}
                  />
                )
              const options = [
                { value: 'monthly', label: t('blankMonthly') },
                { value: 'yearly', label: t('blankYearly') },
              ]
              const isOwnWord = value !== '' && options.every((option) => option.value !== value)
              return (
                <Select
                  key={key}
                  label={label}
                  placeholder={t('blankChoose')}
                  value={value}
                  disabled={isReadOnly}
                  options={isOwnWord ? [...options, { value, label: value }] : options}
                  onChange={({ target }) => onFieldChange(field, target.value)}
                />
              )
            })}
          </S.Blanks>
        )
      })}
    </S.BlankGroups>
  )
}

/**
 * The first field without a value.
 * @param after looks only behind this one
 */
export function findEmptyField(fields: HTMLElement | null, after?: HTMLElement) {
  const all = [...(fields?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
  return all.slice(after ? all.findIndex((each) => each === after) + 1 : 0).find(({ value }) => value === '')
}

/** The fields of each sentence; a part that comes again begins another one. */
function groupFields(fields: Scenarios<PresetKey>['fields']) {
  const groups: ScenarioField<PresetKey>[][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    const belongs = last?.every(({ preset, blank }) => preset === field.preset && blank !== field.blank)
    if (last && belongs) last.push(field)
    else groups.push([field])
  }
  return groups
}
