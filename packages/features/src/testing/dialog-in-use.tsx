import { Button } from '@producer-portal/ui'
import { type ComponentType, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

interface Opened<Props> {
  component: ComponentType<Props>
  /** Its props; `isOpen` is the button's. */
  args: Props
  /** The props by which it says that it is closed. */
  closedBy: readonly (keyof Props)[]
}

/** A dialog of a story with the button that opens it, as it is in an app. */
function OpenedByButton<Props extends { isOpen: boolean }>({ component: Dialog, args, closedBy }: Opened<Props>) {
  const [isOpen, setOpen] = useState(false)
  const close = (name: keyof Props) => () => {
    setOpen(false)
    const tell: unknown = args[name]
    if (typeof tell === 'function') tell()
  }
  const closing = Object.fromEntries(closedBy.map((name) => [name, close(name)]))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...args} {...closing} isOpen={isOpen} />
    </>
  )
}

/**
 * A story of a dialog that can be opened and closed, where the others are open from the start: it judges the pattern of
 * the ARIA Authoring Practices, which shows only in use.
 * @param component the dialog, or what holds its state in the other stories
 * @param closedBy its props that are called when it's closed; the first one is what Escape does
 */
export function dialogInUse<Props extends { isOpen: boolean }>(
  component: ComponentType<Props>,
  { closedBy, role = 'dialog' }: { closedBy: readonly (keyof Props)[]; role?: 'dialog' | 'alertdialog' },
) {
  return {
    render: (args: Props) => <OpenedByButton component={component} args={args} closedBy={closedBy} />,
    play: async () => {
      await expect(screen.queryByRole(role)).toBeNull()
      const opener = screen.getByRole('button', { name: 'Open' })
      opener.focus()
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole(role)
      await expect(dialog).toHaveAttribute('aria-modal', 'true')
      await expect(dialog).toHaveAccessibleName()
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      // Behind it there is nothing to press, to read or to go to
      await expect(opener.closest('[inert]')).not.toBeNull()
      await userEvent.tab({ shift: true })
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull())
      await expect(opener).toHaveFocus()
    },
  }
}

/** The dialog of this name, once it has come in. */
export async function findVisibleDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
