import type { Office } from '@flou/shared/content/offices.ts'

export const PROFILE_PATH = 'profile'

export const homePathOf = (office: Office): string => `/${office}/home-page`
