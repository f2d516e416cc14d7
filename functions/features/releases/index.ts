export type { SiteSwitch, WrittenRevision } from './run/siteSwitch.ts'
export { RELEASES } from './store/releaseKeys.ts'
export { runReleases } from './run/runReleases.ts'
