import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { AnyType } from '@flou/shared/content/define.ts'

/** People and roles: nothing of them is on any page. */
const PRIVATE: ReadonlySet<string> = new Set<FieldKind>(['password', 'permissions'])

/** False for what visitors never see. */
export const hasPreview = ({ shape }: AnyType): boolean =>
  !Object.values(shape.fields).some(({ kind }) => PRIVATE.has(kind))
