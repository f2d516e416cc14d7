import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Imported first to cache the compiled CDK between syntheses.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/synth'))
