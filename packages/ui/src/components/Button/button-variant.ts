/** Emphasis of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

/** Height of a button. */
export type ButtonSize = 'small' | 'medium' | 'large'
