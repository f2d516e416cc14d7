import { useQuery } from '@tanstack/react-query'
import type { Usage } from '@flou/shared/api.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { api } from '../session/current.ts'
import type { NamedUsage } from '../state/notify.ts'

export const withTypeName = (usage: Usage): NamedUsage => ({
  ...usage,
  typeName: REGISTRY.types.get(usage.type)?.label ?? { en: usage.type, id: usage.type },
})

/** Loads the records that refer to the record at an API path. */
export const useUsages = (path: string) =>
  useQuery({
    queryKey: ['usage', path],
    queryFn: async ({ signal }) => (await api<Usage[]>(`${path}/usage`, { signal })).data.map(withTypeName),
    retry: false,
  })
