import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Imported before everything else: the CDK is compiled once, not at each synthesis.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/synth'))
