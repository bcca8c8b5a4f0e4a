import { type Language, readLanguage } from '@producer-portal/domain/account'
import type { Failure } from '@producer-portal/domain/endpoint'
import { accountMessages } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useLocale, useToast } from '@producer-portal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChooseLanguage } from './mutations.js'

/**
 * The choice of a language: it is shown as chosen at once, and a toast says so in the language itself, as soon as the
 * portal speaks it. A failure is shown next to the choice.
 * @param saved the tag in the profile
 */
export function useLanguageChoice(saved: string | null | undefined) {
  const t = useMessages(accountMessages)
  const { tag } = useLocale()
  const { show } = useToast()
  const save = useChooseLanguage()
  const [pending, setPending] = useState<Language>()
  const [changed, setChanged] = useState<Language>()
  const [failure, setFailure] = useState<Failure>()
  const confirm = useEffectEvent(() => show({ tone: 'success', message: t('languageSaved') }))
  useEffect(() => {
    if (changed === tag) confirm()
  }, [changed, tag])
  const choose = async (language: Language) => {
    setFailure(undefined)
    setChanged(undefined)
    setPending(language)
    const result = await save(language)
    setPending(undefined)
    if (result.ok) setChanged(language)
    else setFailure(result.failure)
  }
  return { shown: pending ?? readLanguage(saved), failure, choose: (language: Language) => void choose(language) }
}
