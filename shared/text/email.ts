/** RFC 5322's characters of an unquoted local part, and letters of all scripts. */
const LOCAL = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+$/u
const LABEL = /^[\p{L}\p{Nd}-][\p{L}\p{M}\p{Nd}-]*$/u
const LONGEST = { address: 254, local: 64, label: 63 } as const

const isLabel = (label: string) =>
  label.length <= LONGEST.label && LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')

/** True for an email address that mail servers accept, without the list, sentence or link around it. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST.address) return false
  const [local = '', domain = '', ...rest] = text.split('@')
  const labels = domain.split('.')
  return (
    rest.length === 0 &&
    local.length <= LONGEST.local &&
    local.split('.').every((part) => LOCAL.test(part)) &&
    labels.length > 1 &&
    labels.every(isLabel)
  )
}
