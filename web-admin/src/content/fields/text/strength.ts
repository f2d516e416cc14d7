import { LIMITS } from '@flou/shared/limits.ts'

export type Strength = 'short' | 'fair' | 'good' | 'strong'

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Estimates password strength: length first, then variety. The server rejects common passwords. */
export function strengthOf(password: string): Strength {
  if (password.length < LIMITS.passwordMin) return 'short'
  const variety = KINDS.filter((kind) => kind.test(password)).length
  const isRepetitive = new Set(password).size < 6
  if (isRepetitive) return 'fair'
  const score = password.length + variety * 2
  return score >= 24 ? 'strong' : score >= 17 ? 'good' : 'fair'
}
