import type { SiteConfig } from '@flou/shared/site/contentSource.ts'

export const SITE_ENVIRONMENT = [
  'SITE_ORIGIN',
  'ADMIN_ORIGIN',
  'PORTAL_LOGIN_URL',
  'PORTAL_REGISTER_URL',
] as const

export const siteConfig = (
  environment: Readonly<Record<(typeof SITE_ENVIRONMENT)[number], string>>,
): SiteConfig => ({
  origin: environment.SITE_ORIGIN,
  adminOrigin: environment.ADMIN_ORIGIN,
  portal: { loginUrl: environment.PORTAL_LOGIN_URL, registerUrl: environment.PORTAL_REGISTER_URL },
})
