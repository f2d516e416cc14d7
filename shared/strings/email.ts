const LOCAL = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+$/u
const LABEL = /^[\p{L}\p{Nd}-][\p{L}\p{M}\p{Nd}-]*$/u
const MAX_LENGTHS = { total: 254, local: 64, label: 63 } as const

const isLabel = (label: string) =>
  label.length <= MAX_LENGTHS.label && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')

export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTHS.total) return false
  const [local = '', domain = '', ...extra] = text.split('@')
  const labels = domain.split('.')
  return (
    extra.length === 0 &&
    local.length <= MAX_LENGTHS.local &&
    local.split('.').every((segment) => LOCAL.test(segment)) &&
    labels.length > 1 &&
    labels.every(isLabel)
  )
}
