import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { Glossary } from '@flou/shared/translation/machine.ts'
import { MAX_SUGGESTION_SEGMENTS, type SuggestionRequest } from '@flou/shared/translation/suggestion.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { SIGNED_IN } from '../../core/operations/permission.ts'

const text = z.string().check(z.maxLength(LIMITS.longText, `tooLong:${LIMITS.longText}`))
const request = z.object({
  from: z.enum(LANGUAGES),
  segments: z
    .array(z.object({ text, before: z.optional(text), after: z.optional(text) }))
    .check(z.minLength(1), z.maxLength(MAX_SUGGESTION_SEGMENTS)),
}) as z.ZodMiniType<SuggestionRequest>

/** Help for everyone who writes a text: suggestions from published texts, and the terms of the glossary. */
export const suggestionRoutes = ({ hasTranslator }: Pick<Glossary, 'hasTranslator'>): readonly Route[] => [
  {
    method: 'POST',
    path: TRANSLATION_PATHS.suggestions,
    endpoint: endpoint({
      permission: SIGNED_IN,
      input: request,
      handle: async ({ body: { from, segments }, services: { table } }) => {
        const { readMemory } = await import('./memory/readMemory.ts')
        const memory = await readMemory(table)
        return { data: segments.map((segment) => memory.find(from, segment)) }
      },
    }),
  },
  {
    method: 'GET',
    path: TRANSLATION_PATHS.terms,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async ({ services: { table, now } }) => {
        const { readTerms } = await import('./memory/readTerms.ts')
        return { data: { terms: await readTerms(table, now()), hasTranslator } satisfies Glossary }
      },
    }),
  },
]
