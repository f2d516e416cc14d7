import * as z from 'zod/mini'
import { isApiError } from '../../api/apiError.ts'

const missingSchema = z.array(z.object({ label: z.string(), title: z.string(), id: z.number() }))

export function missingText(error: unknown): string | undefined {
  if (!isApiError(error, 'references_missing')) return undefined
  const missing = missingSchema.safeParse(error.data).data ?? []
  return missing.map(({ label, title, id }) => `${label}: ${title || id}`).join(' · ')
}
