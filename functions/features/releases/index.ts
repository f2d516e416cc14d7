export type { SiteSwitch } from './run/siteSwitch.ts'
export { runReleases } from './run/runReleases.ts'
