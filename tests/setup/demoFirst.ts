import { BaseSequencer, type TestSpecification } from 'vitest/node'

const READS_DEMO = /\/(?:crawl|newsPages|publicPages|publicShell\/\w+|backOffice\/\w+)\.test\.ts$/
const TAKES_LONG = /\/(?:crash|everyField|backOffice\/\w+)\.test\.ts$/

/** Lower ranks run first. */
const rank = (file: string) => (READS_DEMO.test(file) ? 0 : 2) + (TAKES_LONG.test(file) ? 0 : 1)

/** Runs files that read the seeded demo content before those that change it, long ones first to balance workers. */
export class DemoFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  }
}
