export { runReleases } from './run/runReleases.ts'
export { readRelease, type ReleaseContent } from './store/readReleases.ts'
