import { Button, type ButtonProps } from '@producer-portal/ui'

/** The button of a form that leads into the portal: as wide as the fields above it. */
export function SubmitButton(props: Pick<ButtonProps, 'isPending' | 'pendingText' | 'children'>) {
  return <Button type="submit" variant="primary" size="large" isFullWidth {...props} />
}
