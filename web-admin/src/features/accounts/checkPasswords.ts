import { LIMITS } from '@flou/shared/limits.ts'

interface WrongPasswords {
  password?: string
  confirmPassword?: string
}

/** Returns message codes of invalid passwords; the server applies the same rules. */
export function checkPasswords(password: string, confirmPassword: string): WrongPasswords {
  if (password.length < LIMITS.passwordMin) return { password: `tooShort:${LIMITS.passwordMin}` }
  return password === confirmPassword ? {} : { confirmPassword: 'passwordMismatch' }
}
