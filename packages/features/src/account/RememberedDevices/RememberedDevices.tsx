'use client'

import type { RememberedDevice } from '@producer-portal/domain/account'
import { formatDate, localDay } from '@producer-portal/domain/formatting'
import { Badge, Button, Card, LoadState, Spinner, Text, VisuallyHidden, useLocale } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { forwardRef, type HTMLAttributes, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { accountMessages } from '../messages.js'

const { borderWidth, color, space } = tokens

const Devices = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};
    align-items: center;
    padding: ${space[3]} ${space[5]};
    border-block-start: ${borderWidth.hairline} solid ${color.border};
  }
`

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  overflow-wrap: anywhere;
`

const Lead = styled.div`
  padding: ${space[4]} ${space[5]};
  outline: none;
`

export interface RememberedDevicesProps extends HTMLAttributes<HTMLElement> {
  /** The devices that need no code, newest first, or why they are not known. */
  devices: readonly RememberedDevice[] | 'loading' | 'error'
  /** The `id` of the device that is being forgotten. Default: none. */
  pendingId?: string
  /** Called with the `id` of a device to forget. */
  onForget: (id: string) => void
  /** Called by Retry after the devices failed to load. */
  onRetry: () => void
}

/** Use it on the profile of users who sign in with codes: lists the devices that need none, to forget them. */
export const RememberedDevices = forwardRef<HTMLElement, RememberedDevicesProps>(function RememberedDevices(
  { devices, pendingId, onForget, onRetry, ...rest },
  ref,
) {
  const locale = useLocale()
  const t = useMessages(accountMessages)
  const leadRef = useRef<HTMLDivElement>(null)
  const isKnown = typeof devices !== 'string'
  const forget = (device: string) => {
    // The button goes away with its device: the text above the list takes the focus
    leadRef.current?.focus()
    onForget(device)
  }
  return (
    <Card ref={ref} title={t('rememberedDevices')} isFlush {...rest}>
      <Lead ref={leadRef} tabIndex={-1}>
        <Text tone="muted">{t(isKnown && devices.length === 0 ? 'noRememberedDevices' : 'rememberedDevicesLead')}</Text>
      </Lead>
      <LoadState
        value={devices}
        skeleton={<Spinner label={t('loadingDevices')} />}
        errorTitle={t('devicesFailed')}
        onRetry={onRetry}
        emptyState={null}
      >
        {(loaded) => (
          <Devices>
            {loaded.map((device) => (
              <li key={device.id}>
                <div>
                  <Name>
                    {device.name}
                    {device.isCurrent && <Badge tone="info">{t('thisDevice')}</Badge>}
                  </Name>
                  <Text tone="muted">
                    {t('rememberedOn', { date: formatDate(localDay(new Date(device.rememberedAt)), locale) })}
                  </Text>
                </div>
                <Button
                  size="small"
                  isPending={device.id === pendingId}
                  pendingText={t('forgetting')}
                  onClick={() => forget(device.id)}
                >
                  {t('forget')}
                  <VisuallyHidden> {device.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </Devices>
        )}
      </LoadState>
    </Card>
  )
})
