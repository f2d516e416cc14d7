import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { translationArea } from '@flou/shared/content/types/customScreens.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { isDay } from '@flou/shared/strings/calendar.ts'
import { MAX_ASSIGNED, type Assignment } from '@flou/shared/translation/queue.ts'
import * as z from 'zod/mini'
import type { Answer, StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'

import { answerQueue } from './readQueue.ts'
import { answerAssignment, answerPeople, answerProgress, answerSources } from './translationAnswers.ts'

const { permission } = translationArea

const typeKey = z.string().check(z.regex(/^[\w.]{1,60}$/, 'invalid'))
const day = z.string().check(z.maxLength(10, { error: 'date', abort: true }), z.refine(isDay, 'date'))

const assignment: z.ZodMiniType<Assignment> = z.object({
  tasks: z
    .array(z.object({ type: typeKey, id: z.int().check(z.minimum(0)), language: z.enum(LANGUAGES) }))
    .check(z.minLength(1), z.maxLength(MAX_ASSIGNED)),
  owner: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  due: z.optional(z.nullable(day)),
})

export function translationRoutes(registry: Registry): Route[] {
  const get = (path: string, answer: (call: StaffCall, registry: Registry) => Promise<Answer>): Route => ({
    method: 'GET',
    path,
    endpoint: endpoint({ permission, handle: (call) => answer(call, registry) }),
  })
  return [
    get(TRANSLATION_PATHS.queue, answerQueue),
    get(TRANSLATION_PATHS.progress, answerProgress),
    get(TRANSLATION_PATHS.people, answerPeople),
    get(TRANSLATION_PATHS.sources('{type}', '{id}'), answerSources),
    {
      method: 'PUT',
      path: TRANSLATION_PATHS.assignments,
      endpoint: endpoint({
        permission,
        input: assignment,
        handle: (call) => answerAssignment(call, registry),
      }),
    },
  ]
}
