import { useMessages } from '@producer-portal/features/i18n'
import { shellMessages } from '@producer-portal/features/shell'
import { ErrorBoundary, lazyComponent, useToast } from '@producer-portal/ui'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { isOffline, whenOnline } from '../api/connection.js'
import { portalMessages } from './messages.js'

/** The overlays that open over a page. */
export interface PanelProps {
  control: {
    /** The overlay that is open; null while nothing is. */
    readonly open: unknown
    readonly close: () => void
  }
  /** Loads the panel before it is opened. Default: false. */
  isWanted?: boolean
}

/**
 * A panel that is loaded when it's first opened and stays mounted from then on. If loading fails, a toast says so and
 * the page stays as it is; the next opening tries again. Without a connection the panel opens once there is one. A panel
 * that crashes closes, and a toast says so.
 */
export function lazyPanel<Props extends PanelProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Panel = lazyComponent(load, { preload: false })
  return function LazyPanel(props) {
    const { open, close } = props.control
    const isOpen = open !== null
    const isWanted = isOpen || props.isWanted
    const [isLoaded, setLoaded] = useState(false)
    const t = useMessages(portalMessages)
    const tShell = useMessages(shellMessages)
    const { show } = useToast()
    useEffect(() => {
      if (!isWanted || isLoaded) return undefined
      let isCurrent = true
      let stopWaiting = () => {}
      const loadPanel = async () => {
        try {
          await Panel.preload()
          if (isCurrent) setLoaded(true)
        } catch {
          if (!isCurrent) return
          show({ tone: 'error', message: t('panelFailed') })
          if (isOffline()) stopWaiting = whenOnline(() => void loadPanel())
          else close()
        }
      }
      void loadPanel()
      return () => {
        isCurrent = false
        stopWaiting()
      }
    }, [isWanted, isLoaded, close, show, t])
    if (!isLoaded) return null
    const onError = () => {
      show({ tone: 'error', message: tShell('sectionCrash') })
      close()
    }
    return (
      <ErrorBoundary fallback={nothing} resetKeys={[isOpen]} onError={onError}>
        <Panel {...props} />
      </ErrorBoundary>
    )
  }
}

const nothing = () => null
