import type { AnyType } from '@flou/shared/content/define.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { visitRecord } from '@flou/shared/content/values/walk.ts'
import { messageText } from '@flou/shared/messages.ts'
import { filledRecord } from '../filledRecord.ts'
import type { Rule } from './rule.ts'

/** What an empty input sends: forms know no empty number but null. */
const emptyOf = ({ kind, initial }: Field): unknown => (kind === 'number' ? null : initial)

/** The rules that follow from a declaration: each of its required fields may not stay empty. */
export function derivedRules(type: AnyType): Rule[] {
  const filledByAddress = type.single ? undefined : type.parent?.field
  const rules: Rule[] = []
  visitRecord(type.shape, filledRecord(type.shape, { idOf: () => 1, seed: 'rule' }), (field, _, { path }) => {
    const bad = emptyOf(field)
    const code = field.schema.safeParse(bad).error?.issues[0]?.message
    if (!field.required || code === undefined || path[0] === filledByAddress) return
    const message = messageText(code, 'en')
    rules.push({ type: type.key, field: path.join('.'), bad, key: errorKey(path), message })
  })
  return rules
}
