import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CheckStatus, type Checker, type CheckResult } from '@stryker-mutator/api/check'
import type { Mutant, StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { positionOf, type Sample } from './sample.ts'

const SAMPLED: CheckResult = { status: CheckStatus.Passed }
const SKIPPED: CheckResult = { status: CheckStatus.CompileError, reason: 'not in the sample' }

/**
 * Skips the mutants outside the sample, because Stryker's ignorers skip whole syntax trees. The others run in the order
 * of their positions, so that an interrupted run is an even, smaller sample.
 */
class SampleChecker implements Checker {
  static inject = tokens(commonTokens.options)
  readonly #sample: Sample
  readonly #positions = new Map<string, number>()

  constructor(options: StrykerOptions) {
    this.#sample = options['sample'] as Sample // set by the script that starts Stryker
  }

  init = () => Promise.resolve()

  group(mutants: Mutant[]): Promise<string[][]> {
    for (const mutant of mutants) this.#positions.set(mutant.id, this.#positionOf(mutant))
    const ids = mutants.map(({ id }) => id)
    const sampled = ids
      .filter((id) => this.#isSampled(id))
      .toSorted((one, other) => this.#position(one) - this.#position(other))
    const skipped = ids.filter((id) => !this.#isSampled(id))
    return Promise.resolve([...sampled.map((id) => [id]), skipped].filter(({ length }) => length > 0))
  }

  check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    return Promise.resolve(
      Object.fromEntries(mutants.map(({ id }) => [id, this.#isSampled(id) ? SAMPLED : SKIPPED])),
    )
  }

  #position = (id: string) => this.#positions.get(id) ?? 1
  #isSampled = (id: string) => this.#position(id) < this.#sample.rate

  #positionOf({ fileName, location, mutatorName, replacement }: Mutant): number {
    const { line, column } = location.start
    return positionOf(this.#sample.seed, {
      file: path.relative(process.cwd(), fileName),
      line: readFileSync(fileName, 'utf8').split('\n')[line] ?? '',
      column,
      mutator: mutatorName,
      replacement,
    })
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)]
