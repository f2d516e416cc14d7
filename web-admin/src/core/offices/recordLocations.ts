import type { ContentType } from '@flou/shared/content/define.ts'
import type { Area } from '@flou/shared/content/screens.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { apiPathOf, formUrlOf, plainBaseOf } from '@flou/shared/content/routing/routes.ts'

export interface RecordLocation {
  area: Area
  type: AnyType
  url: string
  apiUrl: string
}

/** Returns locations by type key; omits types that need a parent id. */
export const findRecordLocations = (office: Office): ReadonlyMap<string, RecordLocation> =>
  new Map(
    REGISTRY.areas.flatMap((area) =>
      area.screens.flatMap((screen) => {
        const url = plainBaseOf(area, screen, office)
        return screen.type && url !== undefined
          ? [
              [
                screen.type.key,
                { area, type: screen.type, url, apiUrl: `/api${apiPathOf(area, screen)}` },
              ] as const,
            ]
          : []
      }),
    ),
  )

/** Plural label; sections have only one label. */
export const pluralOf = (type: AnyType): ContentType['plural'] =>
  'plural' in type ? type.plural : type.label

/** Returns the form URL of a record; undefined if the office has no such screen. */
export const recordFormUrl = (office: Office, record: Parameters<typeof formUrlOf>[2]): string | undefined =>
  formUrlOf(REGISTRY.areas, office, record)

/** Returns the API path of a record or section; undefined if it has no form. */
export function recordApiPath(record: Parameters<typeof formUrlOf>[2]): string | undefined {
  const url = formUrlOf(REGISTRY.areas, 'dashboard2', record)
  return url && `/api${url.replace('/dashboard2', '/dashboard').replace(/\/edit\/(\d+)$/, '/$1')}`
}

export const areaOf = ({ key }: Pick<AnyType, 'key'>): Area | undefined =>
  REGISTRY.areas.find(({ screens }) => screens.some(({ type }) => type?.key === key))
