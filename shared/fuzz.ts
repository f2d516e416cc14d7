import fc from 'fast-check'

/**
 * Property tests try the same values in every run, so that what a change breaks is found in the run of that change and can be
 * repeated. `FUZZ_SEED=…` has them try others.
 */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) })

export { default as fc } from 'fast-check'
