import { useQuery } from '@tanstack/react-query'
import { PREVIEW_API, type PreviewStyle } from '@flou/shared/publishing/preview.ts'
import { api } from '../../session/current.ts'

export const usePreviewStyle = (build: string | undefined) =>
  useQuery({
    queryKey: ['preview-style', build],
    queryFn: async ({ signal }) => (await api<PreviewStyle>(`${PREVIEW_API}/style`, { signal })).data.css,
    enabled: build !== undefined,
    staleTime: Infinity,
    gcTime: Infinity,
  })
