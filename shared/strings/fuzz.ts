import fc from 'fast-check'

/** Fixed seed for reproducible property tests; override with `FUZZ_SEED`. */
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) })

export { default as fc } from 'fast-check'
