import { useQuery } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { api } from '../core/session/current.ts'

interface Picture {
  imageDefault?: string
}
interface SiteLogo {
  favicon?: Picture | null
  logo?: Picture | null
}

function DefaultLogo() {
  return (
    <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="#64e818" />
      <path d="M7.5 16.5a3.5 3.5 0 0 1 .4-7 4.5 4.5 0 0 1 8.6 1.1 3 3 0 0 1-.5 5.9z" fill="#10210a" />
    </svg>
  )
}

export function Logo() {
  const { data } = useQuery({
    queryKey: ['sidebar-logo'],
    queryFn: ({ signal }) => api<SiteLogo>(STAFF_PATHS.logo, { signal }),
    staleTime: 300_000,
    retry: false,
  })
  const picture = data?.data.favicon?.imageDefault ?? data?.data.logo?.imageDefault
  return (
    <>
      {picture ? <img src={picture} alt="" width={26} height={26} /> : <DefaultLogo />}
      <span>Flou Cloud</span>
    </>
  )
}
