import type { AnyType } from '@flou/shared/content/define.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { filledRecord } from '@flou/functions/openapi/filledRecord.ts'
import type { Rule } from './rule.ts'

/** Value of an empty input: empty numbers are null. */
const emptyOf = ({ kind, initial }: Field): unknown => (kind === 'number' ? null : initial)

export function derivedRules(type: AnyType): Rule[] {
  const filledByAddress = type.single ? undefined : type.parent?.field
  const rules: Rule[] = []
  visitRecord(
    type.declaration,
    filledRecord(type.declaration, { idOf: () => 1, seed: 'rule' }),
    (field, _, { path }) => {
      const bad = emptyOf(field)
      const code = field.schema.safeParse(bad).error?.issues[0]?.message
      if (!field.required || code === undefined || path[0] === filledByAddress) return
      const message = messageText(code, 'en')
      rules.push({ type: type.key, field: path.join('.'), bad, key: errorKey(path), message })
    },
  )
  return rules
}
