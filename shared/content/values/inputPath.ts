import { innerOf, isNestedRecord, type Declaration } from '../declaration.ts'
import { isUnfilledItem } from '../fields/nested.ts'

/** Returns the path in the input of a path in the parsed record, which has no unfilled items. */
export function inputPath({ fields }: Declaration, input: unknown, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  const inner = field && innerOf(field)
  if (!inner || rest.length === 0) return path
  const value: unknown = (Object(input) as Record<string, unknown>)[name]
  if (isNestedRecord(field)) return `${name}.${inputPath(inner, value, rest.join('.'))}`
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const filled = [...items.keys()].filter((index) => !isUnfilledItem(inner, items[index]))
  const [index = '', ...within] = rest
  const position = filled[Number(index)] ?? index
  if (within.length === 0) return `${name}.${position}`
  return `${name}.${position}.${inputPath(inner, items[Number(position)], within.join('.'))}`
}
