import { LIMITS } from '@flou/shared/limits.ts'
import { useText } from '../../core/texts/useText.ts'

type Strength = 'short' | 'fair' | 'good' | 'strong'

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** Estimates password strength: length first, then variety. The server rejects common passwords. */
function strengthOf(password: string): Strength {
  if (password.length < LIMITS.passwordMin) return 'short'
  const variety = KINDS.filter((kind) => kind.test(password)).length
  const isRepetitive = new Set(password).size < 6
  if (isRepetitive) return 'fair'
  const score = password.length + variety * 2
  return score >= 24 ? 'strong' : score >= 17 ? 'good' : 'fair'
}

export function PasswordStrength({ value }: { value: string }) {
  const t = useText()
  const level = t(`account.strength.${strengthOf(value)}`, { min: LIMITS.passwordMin })
  return <span aria-live="polite">{t('account.strength', { level })}</span>
}
