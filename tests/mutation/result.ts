import type { schema } from '@stryker-mutator/api/core'
import type { Sample } from './sample.ts'

type Mutant = schema.MutantResult

export interface AreaResult extends Sample {
  date: string
  /** Mutants in all, without those that run while modules load. */
  mutants: number
  sampled: number
  killed: number
  timedOut: number
  survived: number
  uncovered: number
  /** Percentage of the sampled mutants that a test notices. */
  score: number
  /** Half of the 95 % interval's width, in percentage points. */
  error: number
  /** Sampled mutants that no test notices, by file, most first. */
  missed: Record<string, string>
}

const WEAKEST = 10
const rounded = (value: number) => Math.round(value * 10) / 10

const countOf = (mutants: readonly Mutant[], ...statuses: Mutant['status'][]) =>
  mutants.filter(({ status }) => statuses.includes(status)).length

/** The sample is drawn without replacement, so a full run has no error. */
const errorOf = (share: number, sampled: number, mutants: number) =>
  1.96 * Math.sqrt(((share * (1 - share)) / sampled) * (1 - sampled / mutants))

function missedByFile(files: schema.MutationTestResult['files']): Record<string, string> {
  const counts = Object.entries(files).map(([file, { mutants }]) => ({
    file,
    missed: countOf(mutants, 'Survived', 'NoCoverage'),
    sampled: countOf(mutants, 'Survived', 'NoCoverage', 'Killed', 'Timeout'),
  }))
  const weakest = counts
    .filter(({ missed }) => missed > 0)
    .toSorted((one, other) => other.missed - one.missed || one.sampled - other.sampled)
    .slice(0, WEAKEST)
  return Object.fromEntries(weakest.map(({ file, missed, sampled }) => [file, `${missed} of ${sampled}`]))
}

export function areaResult({ files }: schema.MutationTestResult, sample: Sample): AreaResult {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const mutants = all.length - countOf(all, 'Ignored', 'RuntimeError')
  const [killed, timedOut] = [countOf(all, 'Killed'), countOf(all, 'Timeout')]
  const [survived, uncovered] = [countOf(all, 'Survived'), countOf(all, 'NoCoverage')]
  const sampled = killed + timedOut + survived + uncovered
  const share = (killed + timedOut) / sampled
  return {
    date: new Date().toISOString().slice(0, 10),
    ...sample,
    mutants,
    sampled,
    killed,
    timedOut,
    survived,
    uncovered,
    score: rounded(100 * share),
    error: rounded(100 * errorOf(share, sampled, mutants)),
    missed: missedByFile(files),
  }
}
