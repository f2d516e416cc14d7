const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/gi

/**
 * Removes all scripts, data blocks included. The renderer escapes `</script` in scripts, so the pattern is
 * safe.
 */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '')

/**
 * Replaces the content security policy. Replacer functions prevent `$` patterns in page text from being
 * expanded.
 */
export const withPolicy = (html: string, policy: string): string =>
  html
    .replace(POLICY, '')
    .replace(/<head>/i, (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`)
