'use client'

import { Banner, Button, type ButtonProps, DownloadIcon, Text } from '@producer-portal/ui'
import { type ReactNode, useRef } from 'react'
import { useMessages } from './useMessages.js'
import { downloadMessages } from './download-messages.js'

/** The state of the download of one file. */
export type DownloadState = 'busy' | 'failed'

export interface FileOfferProps extends Pick<ButtonProps, 'size' | 'variant'> {
  /** The file's name in messages. */
  name: string
  /** The state of its download. Default: none is under way. */
  state: DownloadState | undefined
  /** Its size and the like. Default: nothing. */
  facts?: ReactNode
  /** Called when the file is to be downloaded, also after a failure. */
  onDownload: () => void
  /** The label of the download. Default: the name. */
  children?: ReactNode
}

/** Use it to offer one file: its download, facts about it, and what went wrong with it. */
export function FileOffer({ name, size, variant, state, facts, onDownload, children = name }: FileOfferProps) {
  const t = useMessages(downloadMessages)
  const button = useRef<HTMLButtonElement>(null)
  const retry = () => {
    // The banner goes away with the button that is pressed.
    button.current?.focus()
    onDownload()
  }
  return (
    <>
      <Button
        ref={button}
        size={size}
        variant={variant}
        iconStart={DownloadIcon}
        isPending={state === 'busy'}
        pendingText={t('downloading', { name })}
        onClick={onDownload}
      >
        {children}
      </Button>
      {facts && (
        <Text tone="muted" size="sm">
          {facts}
        </Text>
      )}
      {state === 'failed' && (
        <Banner
          tone="error"
          actions={
            <Button size="small" onClick={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t('downloadFailed', { name })}
        </Banner>
      )}
    </>
  )
}
