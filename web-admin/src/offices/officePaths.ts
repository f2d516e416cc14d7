import type { Office } from '@flou/shared/content/offices.ts'

export const PROFILE_PATH = 'profile'

export const homePathOf = (office: Office): string => `/${office}/home-page`

/** Returns the path of a change request; exists in the newer office only. */
export const changeRequestPath = (id: string): string => `/dashboard2/workflow/detail/${id}`

export const CHANGE_REQUESTS_PATH = '/dashboard2/workflow'
