import { BaseSequencer, type TestSpecification } from 'vitest/node'

const READS_DEMO = /\/(?:crawl|newsPages|publicPages|publicShell\/\w+|backOffice\/\w+)\.test\.ts$/
const TAKES_LONG = /\/(?:crash|everyField|backOffice\/\w+)\.test\.ts$/

/** The lower, the earlier. */
const rank = (file: string) => (READS_DEMO.test(file) ? 0 : 2) + (TAKES_LONG.test(file) ? 0 : 1)

/**
 * Runs first what reads the demo content as it was seeded, for the other files change it; and of these what takes long, so that no
 * product is left idle at the end.
 */
export class DemoFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  }
}
