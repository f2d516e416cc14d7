import { LIMITS } from '@flou/shared/limits.ts'
import { useText } from '../../../texts/useText.ts'
import { strengthOf } from './strength.ts'

export function PasswordStrength({ value }: { value: string }) {
  const t = useText()
  const level = t(`account.strength.${strengthOf(value)}`, { min: LIMITS.passwordMin })
  return <span aria-live="polite">{t('account.strength', { level })}</span>
}
