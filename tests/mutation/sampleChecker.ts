import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check'
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { isSampled, type Sample } from './sample.ts'

const NOT_SAMPLED: CheckResult = { status: CheckStatus.CompileError, reason: 'not in the sample' }

/** Skips the mutants outside the sample. Stryker's ignorers skip whole syntax trees, which is no even sample. */
class SampleChecker implements Checker {
  static inject = tokens(commonTokens.options)
  readonly #sample: Sample

  constructor(options: StrykerOptions) {
    this.#sample = options['sample'] as Sample // set by the script that starts Stryker
  }

  init = () => Promise.resolve()

  group = (mutants: Mutant[]) => Promise.resolve([mutants.map(({ id }) => id)])

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, this.#check(mutant)])))
  }

  #check({ fileName, location, mutatorName, replacement }: Mutant): CheckResult {
    const { line, column } = location.start
    const place = {
      file: path.relative(process.cwd(), fileName),
      line: readFileSync(fileName, 'utf8').split('\n')[line] ?? '',
      column,
      mutator: mutatorName,
      replacement,
    }
    return isSampled(this.#sample, place) ? { status: CheckStatus.Passed } : NOT_SAMPLED
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
