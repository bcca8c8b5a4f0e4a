'use client'

import { type Language, languageNames, languages } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { RadioGroup } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { styled } from 'styled-components'
import { toFailureText } from '../../i18n/failure-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

const { space } = tokens

/** As far from the edges of its card as the lines beside it. */
const Root = styled.div`
  padding: ${space[4]} ${space[5]};
`

export interface LanguageChoiceProps {
  /** The language that is chosen. */
  language: Language
  /** The reason the last choice was not saved. */
  failure?: Failure
  /** Called with the new choice. */
  onLanguageChange: (language: Language) => void
}

/** The choice of the language of the portal; it counts at once. Each language is named in itself. */
export function LanguageChoice({ language, failure, onLanguageChange }: LanguageChoiceProps) {
  const t = useMessages(accountMessages)
  const options = languages.map((tag) => ({ value: tag, label: <span lang={tag}>{languageNames[tag]}</span> }))
  return (
    <Root>
      <RadioGroup
        label={t('language')}
        hint={t('languageHint')}
        error={failure && toFailureText(failure, { failed: t('languageFailed'), unreachable: t('unreachable') })}
        layout="segmented"
        options={options}
        value={language}
        onValueChange={(value) => {
          const chosen = languages.find((tag) => tag === value)
          if (chosen) onLanguageChange(chosen)
        }}
      />
    </Root>
  )
}
