import { findBlanks } from '@producer-portal/domain/illustrations'
import { Select, TextField } from '@producer-portal/ui'
import { useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'
import * as S from './IllustrationRequestScreen.styles.js'

const labels = {
  '[age]': 'blankAge',
  '[ages]': 'blankAges',
  '[amount]': 'blankAmount',
  '[date]': 'blankDate',
} as const

export interface BlankFieldsProps {
  /** The scenarios as they are typed. */
  text: string
  /** Called with the text in which a blank was filled in; `isByEnter` if the focus is to go on to the next one. */
  onTextChange: (text: string, isByEnter: boolean) => void
}

/** A field for each part that a usual scenario leaves open: what is typed there is written into the text. */
export function BlankFields({ text, onTextChange }: BlankFieldsProps) {
  const t = useMessages(illustrationRequestMessages)
  const blanks = findBlanks(text)
  if (blanks.length === 0) return null
  const fill = (blank: string, value: string, isByEnter = false) => {
    if (value.trim() !== '') onTextChange(text.replaceAll(blank, value.trim()), isByEnter)
  }
  return (
    <S.Blanks role="group" aria-label={t('blankFields')}>
      {blanks.map((blank) =>
        blank === '[monthly or yearly]' ? (
          <Select
            key={blank}
            label={t('blankMode')}
            placeholder={t('blankChoose')}
            value=""
            options={[
              { value: 'monthly', label: t('blankMonthly') },
              { value: 'yearly', label: t('blankYearly') },
            ]}
            onChange={({ target }) => fill(blank, target.value, true)}
          />
        ) : (
          <BlankField key={blank} label={t(labels[blank])} onFill={(...filled) => fill(blank, ...filled)} />
        ),
      )}
    </S.Blanks>
  )
}

function BlankField({ label, onFill }: { label: string; onFill: (value: string, isByEnter?: boolean) => void }) {
  const [value, setValue] = useState('')
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => onFill(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onFill(value, true)
      }}
    />
  )
}
