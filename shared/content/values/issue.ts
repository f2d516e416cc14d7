/**
 * zod's `error` parameter for a value of the wrong type: a missing value answers the first code,
 * anything else the second. Codes are those of `messages.ts`.
 */
export const missingIs = (missing: string, wrong = 'invalid') => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong,
})
