/** Builds zod's `error` option: the first code for missing values, the second for wrong types. */
export const typeError = (missing: string, wrong = 'invalid') => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === '' ? missing : wrong,
})
