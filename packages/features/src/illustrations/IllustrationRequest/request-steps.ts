import { type IllustrationRequest, illustrationSubmitBlock } from '@producer-portal/domain/illustrations'
import { useAnnounce } from '@producer-portal/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { illustrationRequestMessages } from '../messages.js'

/** The steps of a request, in their order. */
export const steps = ['agent', 'policy', 'recipient', 'scenarios', 'submit'] as const

const stepOfBlock = {
  submitted: 'policy',
  'no-agent': 'agent',
  'no-policy': 'policy',
  'no-recipient': 'recipient',
  'no-scenarios': 'scenarios',
  'no-custom-scenario': 'scenarios',
  blanks: 'scenarios',
  'too-long': 'scenarios',
} as const

/** The step that is next: the first that keeps the request from being submitted. */
export function getStep(request: IllustrationRequest): (typeof steps)[number] {
  const block = illustrationSubmitBlock(request)
  if (block === 'submitted' && request.agent === null) return 'agent'
  return block === null ? 'submit' : stepOfBlock[block]
}

/** Delay in ms after a choice: an earlier announcement would be interrupted by the focus change of a closing panel. */
const focusPause = 1000

/**
 * Moves the focus to the step that is next once an agent or a policy is chosen, so that it is read out. A panel that
 * closes gives the focus back to its button, before or after that. Later entries and choices leave the focus where it is.
 * @returns to be called when anything in the form gets the focus: a page that opens with a choice keeps its focus
 */
export function useStepFocus(form: RefObject<HTMLElement | null>, step: (typeof steps)[number]) {
  const isUsed = useRef(false)
  const last = useRef(step)
  useEffect(() => {
    const from = last.current
    last.current = step
    const isChoice = from === 'agent' || from === 'policy'
    if (!isChoice || steps.indexOf(step) < steps.indexOf(from) || step === from) return undefined
    const heading = form.current?.querySelector<HTMLElement>(`[data-step='${step}']`)
    const reveal = () => {
      const section = heading?.closest('section')
      // Not every document is laid out
      if (section && 'scrollIntoView' in section) section.scrollIntoView({ block: 'nearest' })
    }
    if (!isUsed.current) {
      // The page brought the policy along: the focus stays on its title
      reveal()
      return undefined
    }
    const go = () => {
      heading?.focus()
      reveal()
    }
    const active = document.activeElement
    if (active === null || active === document.body || form.current?.contains(active)) go()
    const stop = new AbortController()
    const { signal } = stop
    form.current?.addEventListener('focusin', ({ target }) => target !== heading && go(), { signal })
    // What users press next keeps the focus
    for (const press of ['keydown', 'pointerdown']) document.addEventListener(press, () => stop.abort(), { signal })
    const timer = setTimeout(() => stop.abort(), focusPause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [form, step])
  return () => {
    isUsed.current = true
  }
}

/** Says which sections have appeared. */
export function useSectionAnnouncements(titles: readonly string[]): void {
  const t = useMessages(illustrationRequestMessages)
  const announce = useAnnounce()
  const previousTitles = useRef(titles)
  const key = titles.join('\n')
  useEffect(() => {
    const timer = setTimeout(() => {
      const current = key.split('\n')
      const added = current.filter((title) => !previousTitles.current.includes(title))
      previousTitles.current = current
      if (added.length > 0) announce(t('sectionsAdded', { sections: added.join(', ') }))
    }, focusPause)
    return () => clearTimeout(timer)
  }, [announce, key, t])
}
