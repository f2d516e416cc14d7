import * as z from 'zod/mini'

export const attributesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))
export type Attributes = z.infer<typeof attributesSchema>

export const keyQuerySchema = z.object({
  KeyConditionExpression: z.string(),
  ExpressionAttributeValues: attributesSchema,
  ExpressionAttributeNames: z.optional(z.record(z.string(), z.string())),
})
type KeyQuery = z.infer<typeof keyQuerySchema>

type Comparison = (value: string, bounds: readonly string[]) => boolean

const COMPARISONS: Record<string, Comparison> = {
  '=': (value, [bound]) => value === bound,
  '<': (value, [bound = '']) => value < bound,
  '<=': (value, [bound = '']) => value <= bound,
  '>': (value, [bound = '']) => value > bound,
  '>=': (value, [bound = '']) => value >= bound,
  BETWEEN: (value, [low = '', high = '']) => value >= low && value <= high,
  begins_with: (value, [start = '']) => value.startsWith(start),
}

const CONDITION =
  /begins_with\s*\(\s*([#\w]+)\s*,\s*(:\w+)\s*\)|([#\w]+)\s*(=|<=|<|>=|>|BETWEEN)\s*(:\w+)(?:\s+AND\s+(:\w+))?/g

export function textIn(value: Attributes[string] | undefined): string {
  const text = value?.['S']
  return typeof text === 'string' ? text : ''
}

/** Evaluates a key condition on an item with text keys. */
export function matchesKeys(query: KeyQuery, item: Attributes): boolean {
  const conditions = [...query.KeyConditionExpression.matchAll(CONDITION)]
  return conditions.every(([, prefixName, prefix, name, operator, low, high]) => {
    const attribute = prefixName ?? name ?? ''
    const value = item[query.ExpressionAttributeNames?.[attribute] ?? attribute]?.['S']
    const names = prefix === undefined ? [low, high] : [prefix]
    const bounds = names.flatMap((one) =>
      one === undefined ? [] : [textIn(query.ExpressionAttributeValues[one])],
    )
    const compare = COMPARISONS[operator ?? 'begins_with']
    return typeof value === 'string' && compare !== undefined && compare(value, bounds)
  })
}
