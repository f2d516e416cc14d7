import type { Area, ContentType } from '@flou/shared/content/define.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { basesOf, plainBaseOf } from '@flou/shared/content/routing/routes.ts'

export interface RecordLocation {
  area: Area
  type: AnyType
  url: string
}

/** Returns locations by type key; omits types that need a parent id. */
export const findRecordLocations = (office: Office): ReadonlyMap<string, RecordLocation> =>
  new Map(
    REGISTRY.areas.flatMap((area) =>
      area.screens.flatMap((screen) => {
        const url = plainBaseOf(area, screen, office)
        return screen.type && url !== undefined
          ? [[screen.type.key, { area, type: screen.type, url }] as const]
          : []
      }),
    ),
  )

/** Plural label; sections have only one label. */
export const pluralOf = (type: AnyType): ContentType['plural'] =>
  'plural' in type ? type.plural : type.label

interface RecordReference {
  type: string
  id: number
  parentId?: number
}

/** Returns the form URL of a record; undefined if the office has no such screen. */
export function recordFormUrl(office: Office, { type, id, parentId }: RecordReference): string | undefined {
  const bases = REGISTRY.areas.flatMap((area) =>
    area.screens
      .filter((screen) => screen.type?.key === type)
      .flatMap((screen) => basesOf(area, screen, office).map((base) => ({ base, screen }))),
  )
  const [first] = bases
  if (!first?.screen.type) return undefined
  if (first.screen.type.single) return first.base.replace(/:\w+/, String(id))
  return `${first.base.replace(/:\w+/, String(parentId ?? 0))}/edit/${id}`
}

export const areaOf = ({ key }: Pick<AnyType, 'key'>): Area | undefined =>
  REGISTRY.areas.find(({ screens }) => screens.some(({ type }) => type?.key === key))
