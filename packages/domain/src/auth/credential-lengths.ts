/** Lengths of what is typed at sign-in, in characters. */
export const credentialLengths = {
  usernameMax: 256,
  passwordMin: 8,
  passwordMax: 256,
  /** The input takes a few more, so that the rule and not the field says what is too long. */
  passwordInputMax: 260,
  passcodeMin: 6,
  /** The number of digits a passcode has. */
  passcodeDigits: 6,
  passcodeInputMax: 16,
} as const
