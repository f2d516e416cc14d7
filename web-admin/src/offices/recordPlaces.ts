import type { Area, ContentType } from '@flou/shared/content/define.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { basesOf, plainBaseOf } from '@flou/shared/content/routing/routes.ts'

/** Where the screens of a type are in an office. */
export interface Place {
  area: Area
  type: AnyType
  /** Address of its list or section. */
  url: string
}

/** Places of every type that an office opens without a parent's id, by the type's key. */
export const placesIn = (office: Office): ReadonlyMap<string, Place> =>
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

/** What lists call a type; sections have but one name. */
export const pluralOf = (type: AnyType): ContentType['plural'] =>
  'plural' in type ? type.plural : type.label

interface Named {
  /** Key of a content type or section. */
  type: string
  id: number
  /** Of the record that it is below, where it is below one. */
  parentId?: number
}

/** The address of a record's form in an office; undefined where the office has none. */
export function formAddress(office: Office, { type, id, parentId }: Named): string | undefined {
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

/** The area in which a type is edited; undefined for types of no area. */
export const areaOf = ({ key }: Pick<AnyType, 'key'>): Area | undefined =>
  REGISTRY.areas.find(({ screens }) => screens.some(({ type }) => type?.key === key))
