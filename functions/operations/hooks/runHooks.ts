import type { AnyType } from '@flou/shared/content/define.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { HOOKS_BY_TYPE } from './hooksByType.ts'
import type { Shown } from '../operation.ts'
import type { HookContext, Saving } from './typeHooks.ts'

/** Passwords live as hashes in `secrets` only. */
const withoutPasswords = ({ shape }: AnyType, fields: Values): Values =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => shape.fields[name]?.kind !== 'password'))

const passed = (type: AnyType, content: Content): Content => ({
  ...content,
  fields: withoutPasswords(type, content.fields),
})

/** A body as the type's fields have it, where the specification's shape is another one. */
export const shapedBody = (type: AnyType, body: Values): Values =>
  HOOKS_BY_TYPE[type.key]?.beforeParse?.(body) ?? body

/**
 * What content stores once its type's hook has passed it. Every operation that stores content, or shows it to visitors, asks here.
 * @param before what it replaces; absent for what is new, and for what visitors have not seen yet
 * @throws AppError where the hook refuses
 */
export async function passSave(
  context: HookContext,
  type: AnyType,
  { fields, before, secrets }: Omit<Saving, keyof HookContext | 'before'> & { before?: Snapshot | undefined },
): Promise<Content> {
  const hook = HOOKS_BY_TYPE[type.key]?.beforeSave
  const saving: Saving = { ...context, fields, secrets, ...(before && { before }) }
  return passed(type, hook ? await hook(saving) : { fields })
}

/** What goes with a record into the trash. Throws `AppError` where the type's hook refuses. */
export async function passTrash(
  context: HookContext,
  type: AnyType,
  before: Snapshot,
): Promise<Pick<Content, 'extraItems'>> {
  return (await HOOKS_BY_TYPE[type.key]?.beforeTrash?.({ ...context, before })) ?? {}
}

/** What a record in the trash is restored with. Throws `AppError` where the type's hook refuses. */
export async function passRestore(context: HookContext, type: AnyType, before: Snapshot): Promise<Content> {
  const hook = HOOKS_BY_TYPE[type.key]?.beforeRestore
  if (!hook) return passSave(context, type, { fields: before.fields })
  return passed(type, await hook({ ...context, before }))
}

/** Throws `AppError` where the type's hook keeps a record in the trash from being deleted for good. */
export async function passPurge(context: HookContext, type: AnyType, before: Snapshot): Promise<void> {
  await HOOKS_BY_TYPE[type.key]?.beforePurge?.({ ...context, before })
}

/** True for a change that needs an approver whoever makes it. */
export const needsApprover = (type: AnyType, shown: Shown): boolean =>
  HOOKS_BY_TYPE[type.key]?.needsApprover?.(shown) ?? false

/** The key that an approver of such a change needs beside the one to decide; undefined where that is enough. */
export const approverKeyOf = ({ key }: AnyType): Permission | undefined => HOOKS_BY_TYPE[key]?.approverKey

/** True for a type of which some changes need an approver whoever makes them. */
export const isEverAskedAbout = ({ key }: AnyType): boolean => HOOKS_BY_TYPE[key]?.needsApprover !== undefined
