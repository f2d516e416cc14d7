import { BaseSequencer, type TestSpecification } from 'vitest/node'

const READS_DEMO = /\/(?:crawl|newsPages|publicPages|publicShell\/\w+)\.test\.ts$/

/** Runs first what reads the demo content as it was seeded: the other files change it. */
export class DemoFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) => READS_DEMO.test(moduleId)
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}
