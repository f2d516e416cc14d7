/** The functions of docs/architecture.md with what each needs to run: memory in MB, time limit in seconds. */
export const FUNCTIONS = {
  account: { memory: 1024, timeout: 10, about: 'Signs staff in and out; sessions and passwords' },
  content: { memory: 1024, timeout: 10, about: 'Back-office API of every content type' },
  media: { memory: 3008, timeout: 29, about: 'Takes uploads in and makes the variants of pictures' },
  site: { memory: 512, timeout: 10, about: 'Public API' },
  preview: { memory: 1769, timeout: 20, about: 'Renders pages with a draft in them' },
  publish: { memory: 3008, timeout: 600, about: 'Renders the pages that a change touches' },
  dispatch: { memory: 512, timeout: 30, about: 'Sends the mail in the outbox' },
  schedule: { memory: 512, timeout: 50, about: 'Each minute: publishes and removes what is due' },
  rotate: { memory: 512, timeout: 30, about: 'Makes new keys for access tokens' },
} as const satisfies Record<string, { memory: number; timeout: number; about: string }>

export type FunctionName = keyof typeof FUNCTIONS

// Object.keys() widens to string[]; the object above has exactly these keys.
export const FUNCTION_NAMES = Object.keys(FUNCTIONS) as FunctionName[]
