import { COMMENT_MAX, type CommentUpdate, type NewComment } from '@flou/shared/comments.ts'
import { typedText } from '@flou/shared/content/fields/field.ts'
import { innerOf, type Declaration } from '@flou/shared/content/declaration.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { isDay } from '@flou/shared/strings/calendar.ts'
import { manyLines } from '@flou/shared/strings/oneLine.ts'
import * as z from 'zod/mini'
import { AppError, invalidFields } from '../../core/errors.ts'
import type { StaffCall } from '../../core/http/call.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { requestContext } from '../../core/http/records/operationContext.ts'
import { requirePermittedType } from '../../core/http/records/permittedType.ts'
import type { Route } from '../../core/http/router.ts'
import { SIGNED_IN } from '../../core/operations/permission.ts'
import { commentsOf } from './commentItem.ts'

const text = typedText(COMMENT_MAX, manyLines)
const commentId = z
  .string()
  .check(z.maxLength(26, { error: 'invalid', abort: true }), z.regex(/^[0-9A-Z]{26}$/, 'invalid'))
const day = z.string().check(z.maxLength(10, { error: 'date', abort: true }), z.refine(isDay, 'date'))
const person = z.int().check(z.minimum(1))

const FIELD_LENGTH = 200
const MAX_DEPTH = 4

const newInput: z.ZodMiniType<NewComment> = z.object({
  text,
  thread: z.optional(commentId),
  field: z.optional(z.string().check(z.maxLength(FIELD_LENGTH, 'invalid'))),
  items: z.optional(z.array(z.string().check(z.maxLength(FIELD_LENGTH))).check(z.maxLength(MAX_DEPTH))),
  assignee: z.optional(person),
  due: z.optional(day),
})
const updateInput: z.ZodMiniType<CommentUpdate> = z.object({
  version: z.int().check(z.minimum(1)),
  text: z.optional(text),
  isResolved: z.optional(z.boolean()),
  assignee: z.optional(z.nullable(person)),
  due: z.optional(z.nullable(day)),
})

/** Accepts the path of a field in groups and items, whose positions are numbers. */
function isDeclared({ fields, localized }: Declaration, [name = '', ...rest]: readonly string[]): boolean {
  if (Object.hasOwn(localized, name)) return rest.length === 0
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field || rest.length === 0) return field !== undefined
  const inner = innerOf(field)
  return inner !== undefined && isDeclared(inner, /^\d{1,4}$/.test(rest[0] ?? '') ? rest.slice(1) : rest)
}

function requireField({ declaration }: AnyType, field: string | undefined): void {
  if (field !== undefined && !isDeclared(declaration, field.split('.')))
    throw invalidFields({ Field: 'invalid' })
}

function targetOf(registry: Registry, call: StaffCall) {
  const { caller, parameters } = call
  const { type, service } = requirePermittedType(registry, parameters.type ?? '', { caller })
  const { id = '', comment = '' } = parameters
  if (!/^\d{1,10}$/.test(id)) throw new AppError('not_found')
  return {
    target: { type, id: Number(id) },
    comment,
    context: requestContext(call, service, registry),
  }
}

const peopleRoute = (registry: Registry): Route => ({
  method: 'GET',
  path: STAFF_PATHS.commentPeople('{type}'),
  endpoint: endpoint({
    permission: SIGNED_IN,
    handle: async ({ caller, parameters, services: { table } }) => {
      const { type } = requirePermittedType(registry, parameters.type ?? '', { caller })
      const { viewersOf } = await import('./notifications.ts')
      const people = await viewersOf(table, registry, type)
      return { data: people.map(({ id, name }) => ({ id, name })) }
    },
  }),
})

/** Comments of records and sections, for staff who can view them. */
export function commentRoutes(registry: Registry): Route[] {
  const list = STAFF_PATHS.comments('{type}', '{id}')
  const one = STAFF_PATHS.comment('{type}', '{id}', '{comment}')
  return [
    peopleRoute(registry),
    {
      method: 'GET',
      path: list,
      endpoint: endpoint({
        permission: SIGNED_IN,
        handle: async (call) => {
          const { target } = targetOf(registry, call)
          return { data: await commentsOf(call.services.table, target.type, target.id) }
        },
      }),
    },
    {
      method: 'POST',
      path: list,
      endpoint: endpoint({
        permission: SIGNED_IN,
        input: newInput,
        handle: async (call) => {
          const { target, context } = targetOf(registry, call)
          requireField(target.type, call.body.field)
          const { createComment } = await import('./createComment.ts')
          return { data: await createComment(context, target, call.body), status: 201 }
        },
      }),
    },
    ...changeRoutes(registry, one),
  ]
}

const changeRoutes = (registry: Registry, path: string): Route[] => [
  {
    method: 'PUT',
    path,
    endpoint: endpoint({
      permission: SIGNED_IN,
      input: updateInput,
      handle: async (call) => {
        const { target, comment, context } = targetOf(registry, call)
        const { updateComment } = await import('./updateComment.ts')
        return { data: await updateComment(context, { ...target, comment }, call.body) }
      },
    }),
  },
  {
    method: 'DELETE',
    path,
    endpoint: endpoint({
      permission: SIGNED_IN,
      handle: async (call) => {
        const { target, comment, context } = targetOf(registry, call)
        const { deleteComment } = await import('./updateComment.ts')
        await deleteComment(context, { ...target, comment })
        return { data: null }
      },
    }),
  },
]
