/** How loud a button is. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

/** How high a button is. */
export type ButtonSize = 'small' | 'medium' | 'large'
