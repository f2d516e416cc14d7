import { LIMITS } from '@flou/shared/limits.ts'

interface WrongPasswords {
  password?: string
  confirmPassword?: string
}

/** Message codes of what is wrong with a pair of passwords; the server checks the same. */
export function checkPasswords(password: string, confirmPassword: string): WrongPasswords {
  if (password.length < LIMITS.passwordMin) return { password: `tooShort:${LIMITS.passwordMin}` }
  return password === confirmPassword ? {} : { confirmPassword: 'passwordMismatch' }
}
