import { TRANSLATION_PATHS } from '@flou/shared/translation/translationPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { translationArea } from '@flou/shared/content/types/customScreens.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { MAX_UNCHECKED, type UncheckedRequest } from '@flou/shared/publishing/pageCheck.ts'
import { markName, type MachineRequest } from '@flou/shared/translation/machine.ts'
import * as z from 'zod/mini'
import { AppError } from '../../../core/errors.ts'
import { endpoint } from '../../../core/http/endpoint.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import { requirePermittedType } from '../../../core/http/records/permittedType.ts'
import type { Route } from '../../../core/http/router.ts'
import { SIGNED_IN } from '../../../core/operations/permission.ts'
import { rateStep } from '../../../core/store/rateStep.ts'
import { readMarks, removeMark, storeMark } from '../../../core/store/machineMarks.ts'
import type { Translator } from './translator.ts'

const RATE = { limit: 60, seconds: 60 }

const name = z.string().check(z.maxLength(LIMITS.text, `tooLong:${LIMITS.text}`))
const request = z.object({
  type: name,
  id: z.int().check(z.minimum(0)),
  name,
  to: z.enum(LANGUAGES),
  source: z.string().check(z.maxLength(LIMITS.richTextBytes, 'tooLarge')),
  isMarkup: z.boolean(),
}) as z.ZodMiniType<MachineRequest>

const marked = ({ type, id, to, name: text }: Omit<MachineRequest, 'source' | 'isMarkup'>) => ({
  type,
  id,
  mark: markName(to, text),
})
const mark = z.object({ type: name, id: z.int().check(z.minimum(0)), name, to: z.enum(LANGUAGES) })

const uncheckedRequest = z.object({
  type: name,
  ids: z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_UNCHECKED)),
}) as z.ZodMiniType<UncheckedRequest>

async function countCall({ caller, services: { table, now } }: StaffCall): Promise<void> {
  await table.transact([rateStep(`machine#${caller.id}`, RATE, now())]).catch(() => {
    throw new AppError('too_many_requests')
  })
}

async function answerDraft(
  call: StaffCall<MachineRequest>,
  registry: Registry,
  translator: Translator | undefined,
): Promise<Answer> {
  const { body, caller, services } = call
  if (!translator) throw new AppError('not_found')
  requirePermittedType(registry, body.type, { caller, right: 'edit' })
  await countCall(call)
  const { translateText } = await import('./translateText.ts')
  const text = await translateText(translator, call)
  await storeMark(services.table, marked(body), text)
  return { data: { text } }
}

const markRoutes = (registry: Registry): readonly Route[] => [
  {
    method: 'GET',
    path: TRANSLATION_PATHS.machineMarks('{type}', '{id}'),
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async ({ parameters: { type = '', id }, caller, services: { table } }) => {
        requirePermittedType(registry, type, { caller })
        return { data: await readMarks(table, { type, id: Number(id) }) }
      },
    }),
  },
  {
    method: 'POST',
    path: TRANSLATION_PATHS.machineChecked,
    endpoint: endpoint({
      permission: SIGNED_IN,
      input: mark,
      handle: async ({ body, caller, services: { table } }) => {
        requirePermittedType(registry, body.type, { caller, right: 'edit' })
        await removeMark(table, marked(body))
        return { data: null }
      },
    }),
  },
  {
    method: 'POST',
    path: TRANSLATION_PATHS.machineUnchecked,
    endpoint: endpoint({
      permission: SIGNED_IN,
      input: uncheckedRequest,
      handle: async ({ body, caller, services: { table } }) => {
        const { type } = requirePermittedType(registry, body.type, { caller })
        const { uncheckedRecords } = await import('./uncheckedRecords.ts')
        return { data: await uncheckedRecords(table, type, body.ids) }
      },
    }),
  },
]

/** Drafts of a machine-translation service, marked until a person edits or confirms them. */
export const machineRoutes = (registry: Registry, translator: Translator | undefined): readonly Route[] => [
  {
    method: 'POST',
    path: TRANSLATION_PATHS.machine,
    endpoint: endpoint({
      permission: translationArea.permission,
      input: request,
      handle: (call) => answerDraft(call, registry, translator),
    }),
  },
  ...markRoutes(registry),
]
