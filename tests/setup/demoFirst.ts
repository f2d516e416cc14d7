import { BaseSequencer, type TestSpecification } from 'vitest/node'

const NEEDS_DEMO = '/crawl.test.ts'

/** Runs first what reads the demo content as it was seeded: other files change it. */
export class DemoFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(NEEDS_DEMO)
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))]
  }
}
