import { afterEach } from 'vitest'
import { describeFailure } from './openPages.ts'

afterEach(describeFailure)
