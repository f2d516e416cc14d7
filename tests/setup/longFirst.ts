import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files, which would run last without results of an earlier run, and keep one worker busy at the end. */
const TAKES_LONG =
  /\/(?:everyCall|localFunction|readmeExample|records|roleRights|rules|sections|seedDeployed|textTime|writeFuzz)\.test\.ts$/

/** Runs files that take long before all others. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => TAKES_LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
