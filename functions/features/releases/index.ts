export type { SiteSwitch, WrittenRevision } from './run/siteSwitch.ts'
export { RELEASES } from './store/releaseKeys.ts'
export { activeReleases, closedReleases } from './store/readReleases.ts'
export { runReleases } from './run/runReleases.ts'
